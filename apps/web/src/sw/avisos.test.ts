import { expect, test } from 'vitest'
import { abaDoLink, jaPassou, jaSeVe, umPorVez } from './avisos.ts'

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

test.each<[string, number, unknown[], boolean]>([
  ['nothing is shown', 5, [], false],
  ['an earlier one is', 5, [{ numero: 4 }], false],
  ['it is shown itself, and comes twice', 5, [{ numero: 5 }], false],
  ['a later one is', 5, [{ numero: 4 }, { numero: 6 }], true],
  ['one of a server before the numbers is', 5, [{ link: '/' }, null], false],
])('a notice that is late does not take the place of a later one: %s', (_, numero, mostrados, certo) =>
  expect(
    jaPassou(
      numero,
      mostrados.map((data) => ({ data })),
    ),
  ).toBe(certo),
)

test('one at a time under one name, also after a failure; another name does not wait', async () => {
  const naVez = umPorVez()
  const feitos: string[] = []
  const { promise: icone, resolve: veio } = Promise.withResolvers<void>()
  const um = naVez('lote:1', async () => {
    await icone
    feitos.push('um')
    throw new Error('no icon')
  })
  const dois = naVez('lote:1', async () => {
    feitos.push('dois')
  })
  await naVez('lote:2', async () => {
    feitos.push('outro lote')
  })
  veio()
  await expect(um).rejects.toThrow('no icon')
  await dois
  expect(feitos).toEqual(['outro lote', 'um', 'dois'])
})
