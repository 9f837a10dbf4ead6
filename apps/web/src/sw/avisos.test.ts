import { expect, test } from 'vitest'
import { abaDoLink, jaSeVe } from './avisos.ts'

const LOTE = '/leilao/campinas-SP/carros/fiat/uno/ano.2019/77'
const aba = (caminho: string, focused = false) => ({ url: `https://casa.com.br${caminho}`, focused })

test.each<[string, string, string, ReturnType<typeof aba>[], boolean]>([
  ['no tab is open', LOTE, 'lote:77', [], false],
  ['its page is in front', LOTE, 'lote:77', [aba(LOTE, true)], true],
  ['its page is in front, at another place', LOTE, 'lote:77', [aba(`${LOTE}?foto=2#lance`, true)], true],
  ['its page is open behind', LOTE, 'lote:77', [aba(LOTE)], false],
  ['another page is in front', LOTE, 'lote:77', [aba('/cliente/avisos', true), aba(LOTE)], false],
  ['a lot near while the auditorium is in front', LOTE, 'perto:77', [aba('/auditorio/a', true)], false],
  ['another search is in front', '/leilao?marca=Fiat', 'busca:1', [aba('/leilao?marca=Ford', true)], false],
  ['the very search is in front', '/leilao?marca=Fiat', 'busca:1', [aba('/leilao?marca=Fiat', true)], true],
  [
    'the test, on the page that asks for it',
    '/cliente/avisos',
    'teste',
    [aba('/cliente/avisos', true)],
    false,
  ],
])('not shown only to who sees it: %s', (_, link, tag, abas, certo) =>
  expect(jaSeVe({ link, tag }, abas)).toBe(certo),
)

test('a notice leads to the tab that shows it, and takes none away from what it shows', () => {
  const auditorio = aba('/auditorio/a', true)
  expect(abaDoLink(LOTE, [auditorio, aba(`${LOTE}#lance`)])?.url).toBe(`https://casa.com.br${LOTE}#lance`)
  expect(abaDoLink(LOTE, [auditorio])).toBeUndefined()
})
