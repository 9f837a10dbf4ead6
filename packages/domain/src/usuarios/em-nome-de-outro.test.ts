import { expect, test } from 'vitest'
import { impedimentoDaRepresentacao, podeEmNomeDeOutro, prazosEmNomeDeOutro } from './em-nome-de-outro.ts'

const c = (key: string, permission: string) => ({ key, method: key.split(' ')[0] ?? '', permission })

test.each([
  ['reads', c('GET /v1/cliente/infos', 'cliente:area'), ['ver'], true],
  [
    'changes nothing by looking',
    c('PUT /v1/cliente/infos', 'cliente:area'),
    ['ver', 'lances', 'compras'],
    false,
  ],
  ['no password', c('PUT /v1/usuario/senha', 'sessao'), ['ver', 'lances', 'compras'], false],
  ['no bid without scope', c('POST /v1/leilao/lotes/:lelUid/lances', 'lance:dar'), ['ver'], false],
  ['a bid within scope', c('POST /v1/leilao/lotes/:lelUid/lances', 'lance:dar'), ['ver', 'lances'], true],
  ['purchases within scope', c('POST /v1/compras/:id/cartoes', 'compra:minha'), ['compras'], true],
  [
    'no file of his papers',
    c('GET /v1/cliente/documentos/:uid/arquivo', 'cliente:area'),
    ['ver', 'compras'],
    false,
  ],
  ['not all of his data', c('GET /v1/cliente/meus-dados', 'cliente:area'), ['ver'], false],
  ['not how the account is guarded', c('GET /v1/usuario/sessoes', 'sessao'), ['ver'], false],
  ['signs out', c('POST /v1/usuario/efetuar-logout', 'publico'), ['ver'], true],
  [
    'asks how he stands',
    c('POST /v1/cliente/confirmacoes/consultar-situacao', 'cliente:area'),
    ['ver'],
    true,
  ],
])('%s', (_nome, chamada, escopo, pode) => {
  expect(podeEmNomeDeOutro(chamada, escopo)).toBe(pode)
})

test('a call that says its scope itself is open to that scope, and not in an account of staff', () => {
  const agendar = { ...c('POST /v1/entregas/:itemUid/agendamento', 'sessao'), escopo: 'compras' as const }
  expect(podeEmNomeDeOutro(agendar, ['ver', 'compras'])).toBe(true)
  expect(podeEmNomeDeOutro(agendar, ['ver', 'lances'])).toBe(false)
  expect(podeEmNomeDeOutro(agendar, ['ver', 'compras'], true)).toBe(false)
})

const QUEM = { usuId: 1, permissoes: ['lote:ver'], emNomeDeOutro: false }
test.each([
  ['a client', { id: 2, permissoes: ['lance:dar'], ativo: true }, QUEM, true],
  [
    'a colleague with rights that he has too',
    { id: 2, permissoes: [], alemDoCliente: ['lote:ver'], ativo: true },
    QUEM,
    true,
  ],
  [
    'a colleague with a right that he lacks',
    { id: 2, permissoes: [], alemDoCliente: ['lote:ver', 'pregao:conduzir'], ativo: true },
    QUEM,
    false,
  ],
  ['himself', { id: 1, permissoes: ['venda:ver'], ativo: true }, QUEM, false],
  ['an administrator', { id: 2, permissoes: ['usuario:administrar'], ativo: true }, QUEM, false],
  ['one who pays', { id: 2, permissoes: ['venda:ver', 'prestacao:pagar'], ativo: true }, QUEM, false],
  ['one of IT', { id: 2, permissoes: ['ti:agir'], ativo: true }, QUEM, false],
  ['a blocked one', { id: 2, permissoes: ['lance:dar'], ativo: false }, QUEM, false],
  ['twice', { id: 2, permissoes: ['lance:dar'], ativo: true }, { ...QUEM, emNomeDeOutro: true }, false],
])('support opens %s', (_nome, alvo, quem, pode) => {
  expect(impedimentoDaRepresentacao({ alemDoCliente: [], ...alvo }, quem) === null).toBe(pode)
})

const MIN = 60_000
test.each([
  ['support has half an hour, and no renewal', null, 30 * MIN, 30 * MIN],
  ['by an access, as a login', 90 * 24 * 60 * MIN, 15 * MIN, 24 * 60 * MIN],
  ['never longer than the access', 10 * MIN, 10 * MIN, 10 * MIN],
  ['its last day', 3 * 60 * MIN, 15 * MIN, 3 * 60 * MIN],
])('%s', (_nome, liberacaoAte, acesso, renovacao) => {
  expect(prazosEmNomeDeOutro(0, liberacaoAte)).toEqual({ acessoAte: acesso, renovacaoAte: renovacao })
})
