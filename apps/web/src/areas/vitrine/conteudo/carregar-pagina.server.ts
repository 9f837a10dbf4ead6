// Loads a page by its address, with what search engines want to know of it: of sections alone, or of a screen that takes its
// heading from it and shows its sections below. One call: the server gathers the records of all sections. Switched off or
// unknown is not found.
import type { PaginaPublica } from '@martelo/contracts/conteudo/conteudo.schemas.ts'
import { tipoDaUri } from '@martelo/domain/conteudo/paginas.ts'
import { data, type RouterContextProvider } from 'react-router'
import { doServidor } from '../../../core/contexto.ts'
import type { MarcaDoSite } from '../../../core/marca.ts'

export interface PaginaCarregada {
  readonly pagina: PaginaPublica
  readonly dados: object[]
}

export async function paginaDe(
  context: Readonly<RouterContextProvider>,
  uri: string,
): Promise<PaginaCarregada> {
  const { chamar, marca } = context.get(doServidor)
  const pagina = await chamar('GET /v1/hotsite/conteudo-pagina', { query: { uri } }).catch((e: unknown) => {
    const codigo = (e as { codigo?: number }).codigo
    // An address that cannot be one of a page (a program looking for holes) is no page either.
    throw codigo === 404 || codigo === 400 ? data(null, { status: 404 }) : e
  })
  return { pagina, dados: perguntasDe(pagina, marca) }
}

/** For what belongs to a page without showing its content: switched off, it is not found either. Answers what all may know of the house. */
export async function exigirPaginaLigada(context: Readonly<RouterContextProvider>, uri: string) {
  const casa = await context.get(doServidor).chamar('GET /v1/hotsite/public')
  const tipo = tipoDaUri(uri)
  if (tipo !== undefined && casa.paginasDesligadas.includes(tipo.numero)) throw data(null, { status: 404 })
  return casa
}

const semMarcas = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** schema.org's questions and answers, when the page has some. */
function perguntasDe(pagina: PaginaPublica, marca: MarcaDoSite): object[] {
  const acordeao = pagina.sessoes.filter((s) => s.elemento === 'ACORDEAO')
  if (acordeao.length === 0) return []
  const escritas = acordeao.flatMap((s) => s.itens.map((i) => [i.titulo ?? '', semMarcas(i.texto ?? '')]))
  const daCasa = acordeao.some((s) => s.itens.length === 0)
    ? marca.perguntas.map((p) => [p.pergunta, p.resposta])
    : []
  const todas = [...escritas, ...daCasa].filter(([p, r]) => p && r)
  if (todas.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: todas.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ]
}
