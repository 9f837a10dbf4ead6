// A call that writes asks for a right to write: a right to read lets nothing change.
import { expect, test } from 'vitest'
import { lerChamadas } from '../../tools/quality/calls.ts'

/** Questions that need a body, and what writes nothing but a trace of the reading itself. */
const PERGUNTAS = /busca|consulta|previa|calcular|simular|interpretar|conferir|conferencia|exportar|qb$/

/** Writing under a right to read, with its reason. */
const COM_RAZAO: Readonly<Record<string, string>> = {
  'POST /v1/mensagens-do-site/:uid/vista': 'says that it was read',
  'POST /v1/problemas-relatados/:uid/visto': 'says that it was read',
  'PUT /v1/leiloes/:id/confirmacao-leiloeiro': 'the auctioneer of the auction answers for himself',
  'POST /v1/relatorios/salvos': "one's own list",
  'DELETE /v1/relatorios/salvos/:uid': "one's own list",
}

test('no call writes under a right to read', () => {
  const achadas = lerChamadas()
    .filter(({ chave, permissao }) => /:(ver|ler|listar)$/.test(permissao) && !chave.startsWith('GET '))
    .filter(({ chave }) => !PERGUNTAS.test(chave))
    .map(({ chave, permissao }) => `${chave} (${permissao})`)
  const semRazao = achadas.filter((a) => !(a.slice(0, a.indexOf(' (')) in COM_RAZAO))
  expect(semRazao).toEqual([])
  expect(achadas.length).toBe(Object.keys(COM_RAZAO).length)
})
