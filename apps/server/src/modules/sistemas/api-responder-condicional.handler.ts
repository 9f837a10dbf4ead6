import { apiResponderCondicional } from '@martelo/contracts/sistemas/api-responder-condicional.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { type Dita, responderPelaChave } from '../condicionais/door.ts'
import { comChave } from './chave-do-sistema.ts'
import { guardarRespostaDeEnsaio } from './resposta-de-ensaio.ts'

interface Entrada {
  readonly params: { readonly uid: string }
  readonly body: Omit<Dita, 'valor'> & { readonly valor?: number | null | undefined }
}

handle(
  apiResponderCondicional,
  comChave('condicionais:responder', async (ctx, chave, { params, body }: Entrada) => {
    const dita = { ...body, valor: body.valor ?? null }
    if (chave.ambiente === 'teste') return guardarRespostaDeEnsaio(ctx, chave.comId, params.uid, dita)
    return responderPelaChave(ctx, chave, params.uid, dita)
  }),
)
