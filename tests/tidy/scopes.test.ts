// "Cuidar das compras e pagamentos" promises all that a buyer does about a purchase: each such call has its scope, or a reason.
import { readFileSync } from 'node:fs'
import { ehPapelDeCliente, PERMISSOES } from '@martelo/contracts/core/permissions.ts'
import { ESCOPOS, podeEmNomeDeOutro } from '@martelo/domain/usuarios/em-nome-de-outro.ts'
import { expect, test } from 'vitest'
import { lerChamadas } from '../../tools/quality/calls.ts'

const DA_COMPRA =
  /\/(avaliacoes|boletos|cartoes|caucoes|condicionais|entregas|habilitacoes|incidentes|judicial|lances|pagamentos|vendas)\//

/** Calls that no session in another's account makes, with the reason. */
const COM_RAZAO: Readonly<Record<string, string>> = {
  'PUT /v1/comprovantes/:uid/resposta': 'the house answers',
  'PUT /v1/entregas/:itemUid/documentacao': 'the house moves the papers',
}

const deCliente = (permissao: string): boolean => {
  const regra = (PERMISSOES as Readonly<Record<string, 'todos' | 'logados' | readonly string[]>>)[permissao]
  return regra === 'logados' || (Array.isArray(regra) && regra.some((p: string) => ehPapelDeCliente(p)))
}
/** Read from the text: a contract need not be loaded for it. */
const escopoDe = (arquivo: string) =>
  ESCOPOS.find((e) => readFileSync(arquivo, 'utf8').includes(`\n  escopo: '${e}',`))

test('every call with which a buyer writes about a purchase says its scope', () => {
  const escritas = lerChamadas().filter(
    (c) => !c.chave.startsWith('GET ') && DA_COMPRA.test(c.arquivo) && deCliente(c.permissao),
  )
  expect(escritas.length).toBeGreaterThan(20)
  const sem = escritas.filter(({ chave, permissao, arquivo }) => {
    const method = chave.split(' ')[0] ?? ''
    return !podeEmNomeDeOutro(
      { key: chave, method, permission: permissao, escopo: escopoDe(arquivo) },
      ESCOPOS,
    )
  })
  expect(sem.map((c) => c.chave).toSorted()).toEqual(Object.keys(COM_RAZAO).toSorted())
})
