// The session as the server sees it, for a page that was opened again.
import { restaurar } from '@martelo/contracts/usuarios/restaurar.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'

handle(restaurar, async (ctx, { params }) => {
  const s = exigirSessao(ctx)
  if (s.usuId !== params.id) return recusar('OUTRO_USUARIO', 'Esta sessão é de outro usuário')
  return {
    id: String(s.usuId),
    uid: s.usuUid,
    nome: s.nome,
    autenticado: true as const,
    roles: [...s.papeis],
    dataFimToken: new Date(s.fim).toISOString(),
    cliUid: s.cliUid,
  }
})
