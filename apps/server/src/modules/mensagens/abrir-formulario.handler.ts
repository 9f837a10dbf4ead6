import { abrirFormulario } from '@martelo/contracts/mensagens/abrir-formulario.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { selar } from './selo-do-formulario.ts'

handle(abrirFormulario, (ctx) =>
  Promise.resolve({ selo: selar(ctx.servicos.chaveDeArquivos, ctx.hotsite.id, ctx.agora) }),
)
