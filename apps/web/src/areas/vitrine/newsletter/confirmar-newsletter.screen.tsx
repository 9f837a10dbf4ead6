// The letter's question to who subscribed to the newsletter.
import { doServidor } from '../../../core/contexto.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { IR } from '../../../parts/cabeca/caminhos.ts'
import { IR_DA_CASA } from '../caminhos-da-casa.ts'
import { PerguntaDaCarta, responderACarta } from '../confirmar-pelo-email.tsx'
import type { Route } from './+types/confirmar-newsletter.screen.ts'

export function action({ context, params: { uid, selo } }: Route.ActionArgs) {
  const servidor = context.get(doServidor)
  const pedido = servidor.chamar('POST /v1/hotsite/newsletter/:uid/confirmar', {
    params: { uid },
    body: { selo },
  })
  return responderACarta(pedido, 'Inscreva-se de novo.')
}

export default function ConfirmarNewsletter({ actionData: r }: Route.ComponentProps) {
  const { nome } = useMarca()
  return (
    <PerguntaDaCarta
      cabeca={{
        titulo: 'Confirmar as novidades',
        descricao: 'E-mails de novidades.',
        canonico: IR_DA_CASA.novidades,
      }}
      titulo={`Novidades de ${nome}`}
      pergunta="Confirme que você quer receber as novidades neste e-mail. Dá para sair da lista quando quiser."
      feito={
        r?.feito
          ? {
              texto: 'Pronto: o seu e-mail está confirmado. As próximas novidades chegam por ele.',
              ver: { para: IR.lotes, texto: 'Ver o que está à venda agora' },
            }
          : null
      }
      erro={r?.erro ?? null}
      deNovo={{ para: IR_DA_CASA.novidades, texto: 'Inscrever' }}
    />
  )
}
