import { TELAS } from '@martelo/contracts/core/routes.ts'
import { escreverEscolha } from '@martelo/domain/hotsites/consentimento.ts'
import { expect, test } from 'vitest'
import type { Hotsite } from '../tenant/hotsites.ts'
import { escolhaDoPedido, extrasDaPagina } from './extras-da-pagina.ts'

const UID = '5b1f6a52-6a3e-4a0d-9a7b-0d8b6c0f5f11'
const HOTSITE = {
  versao: 3,
  analytics: 'G-AB12CD34',
  headerScript: '<script>casa()</script><script src="https://s.exemplo.com/a.js"></script>',
  hostsDeScript: ['s.exemplo.com'],
  scriptsDePagina: [{ uri: '/quem-somos', handleScript: '<script>pagina()</script>' }],
} as unknown as Hotsite

const de = (url: string, mudar: object = {}, hotsite: Partial<Hotsite> = {}) =>
  extrasDaPagina({
    hotsite: { ...HOTSITE, ...hotsite },
    url,
    nonce: 'N',
    escolha: null,
    quem: '',
    instalavel: true,
    ...mudar,
  })

test('who has not chosen is asked, and nothing foreign is there', () => {
  const { cabeca, fim, fontes } = de('/leilao?marca=%22%3E<b>')
  expect(fim).toContain('action="/cookies"')
  expect(fim).toContain('value="/leilao?marca=%22%3E&#60;b&#62;"')
  expect(cabeca).not.toContain('script')
  expect(fontes).toEqual([])
})

test('a yes loads the page again where the house has scripts, and only there', () => {
  expect(de('/').fim).toContain("v=='medicao'?location.reload()")
  const nenhum = { analytics: null, headerScript: null, scriptsDePagina: [] }
  expect(de('/', {}, nenhum).fim).not.toContain('reload')
  for (const um of ['analytics', 'headerScript', 'scriptsDePagina'] as const)
    expect(de('/', {}, { ...nenhum, [um]: HOTSITE[um] }).fim).toContain('reload')
})

test('pages with scripts of their own are named where the visitor allowed them', () => {
  const bloco = '<script type="application/json" id="paginas-com-script">["/quem-somos"]</script>'
  expect(de('/', { escolha: 'medicao' }).fim).toContain(bloco)
  expect(de('/', { escolha: 'nada' }).fim).not.toContain('paginas-com-script')
  expect(de('/').fim).not.toContain('paginas-com-script')
})

test('without permission nothing of measuring stays in the browser', () => {
  for (const escolha of [null, 'nada']) {
    expect(de('/', { escolha }).fim).toContain("localStorage.removeItem('martelo.visitante')")
    expect(de('/', { escolha }).fim).toContain('max-age=0')
  }
  expect(de('/', { escolha: 'medicao' }).fim).not.toContain('removeItem')
})

test('who refused is not asked again, and nothing foreign is there', () => {
  const { cabeca, fim, fontes } = de('/', { escolha: 'nada' })
  expect(fim).not.toContain('consentimento')
  expect([cabeca.includes('gtag'), cabeca.includes('casa()'), fontes.length]).toEqual([false, false, 0])
})

test('who allowed gets them, each with the nonce, and the policy names their hosts', () => {
  const { cabeca, fontes } = de('/', { escolha: 'medicao' })
  expect(cabeca).toContain('<script nonce="N">casa()</script>')
  expect(cabeca).toContain('<script nonce="N" src="https://s.exemplo.com/a.js" async></script>')
  expect(cabeca).toContain('gtag/js?id=G-AB12CD34')
  expect(fontes).toContain('https://s.exemplo.com')
  expect(cabeca).not.toContain('pagina()')
  expect(de('/quem-somos?x=1', { escolha: 'medicao' }).cabeca).toContain('pagina()')
})

test('a host that left the list takes its scripts along', () => {
  const { cabeca } = de('/', { escolha: 'medicao' }, { hostsDeScript: [] })
  expect(cabeca).not.toContain('s.exemplo.com')
})

test.each([
  '/admin',
  '/admin/leiloes',
  '/leiloeiro',
  '/login-sistema',
  '/previa-da-pagina/x',
  '/extrato/abc',
  '/livros-anuais/abc/2026',
  '/etiqueta-da-chave/abc',
  '/nota-leilao',
])('no one is asked or measured on %s', (url) =>
  expect(de(url, { escolha: 'medicao' })).toEqual({ inicio: '', cabeca: '', fim: '', fontes: [] }),
)

test('nor on any screen of those who work for the house, wherever its address begins', () => {
  const deQuemTrabalha = Object.values(TELAS).filter(({ area }) =>
    ['retaguarda', 'campo', 'comitente', 'leiloeiro'].includes(area),
  )
  expect(deQuemTrabalha.length).toBeGreaterThan(100)
  expect(deQuemTrabalha.filter(({ path }) => de(path).fim !== '').map(({ path }) => path)).toEqual([])
})

test('the room that is open to all is a page of the public', () =>
  expect(de('/auditorio/abc').fim).toContain('consentimento'))

test.each([
  '/remocao/segredo',
  '/nota/abc',
  '/meus-dados/abc',
  '/desfazer-contato/abc',
  '/convite/ABCDE12345',
  '/visita/abc',
  '/avisos/abc/selo',
  '/avisos/sair/abc/lance/selo',
  '/novidades/sair/abc/selo?de=def',
  '/regulamento-aceito/abc',
  '/redefinir-senha?hash=segredo',
])('an address that is a key is asked nothing and read by no script of others: %s', (url) => {
  expect(de(url).fim).not.toContain('consentimento')
  const { cabeca, fim, fontes } = de(url, { escolha: 'medicao' })
  expect([cabeca.includes('gtag'), cabeca.includes('casa()'), fontes.length]).toEqual([false, false, 0])
  expect(fim).toContain('sw.js')
})

test('a visit that is yet to be booked is asked like every page', () =>
  expect(de('/visita/marcar/abc').fim).toContain('consentimento'))

test('the service worker is told who is signed in, and nothing when that is unknown', () => {
  expect(de('/', { quem: UID }).fim).toContain(`{quem:'${UID}'}`)
  expect(de('/').fim).toContain(`{quem:''}`)
  expect(de('/', { quem: null }).fim).not.toContain('postMessage')
  expect(de('/', { instalavel: false }).fim).not.toContain('sw.js')
})

test('the choice is read among other cookies', () => {
  const meu = `mt_consentimento=${escreverEscolha('medicao', UID)}`
  expect(escolhaDoPedido(`a=1; ${meu}; b=2`)).toBe('medicao')
  expect(escolhaDoPedido(`x${meu}`)).toBeNull()
  expect(escolhaDoPedido(undefined)).toBeNull()
})
