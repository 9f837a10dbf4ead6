import { efetuarLogout } from '@martelo/contracts/usuarios/efetuar-logout.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { encerrarSessao } from './sessao.ts'

handle(efetuarLogout, async (ctx) => {
  await encerrarSessao(ctx)
  return { autenticado: false as const }
})
