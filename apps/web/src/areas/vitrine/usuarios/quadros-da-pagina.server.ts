// The blocks of the house for one form. They are an ornament: without them the form opens all the same.
import { type PaginaComQuadros, quadrosDaPagina } from '@martelo/domain/conteudo/quadros-do-login.ts'
import type { RouterContextProvider } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'

export async function quadrosDe(context: Readonly<RouterContextProvider>, uri: PaginaComQuadros) {
  const { chamar, marca } = context.get(doServidor)
  const params = { id: marca.id }
  const blocos = await chamar('GET /v1/hotsite/:id/conteudo-pagina-login', { params }).catch(() => [])
  return quadrosDaPagina(blocos, uri)
}
