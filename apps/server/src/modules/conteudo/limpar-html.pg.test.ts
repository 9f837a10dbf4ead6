import { editarItem } from '@martelo/contracts/conteudo/editar-item.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { itemDe, paginasDeTeste } from './paginas.fixture.ts'

let c: Cenario
let t: ReturnType<typeof paginasDeTeste>

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 3, clientes: 1 })
  t = paginasDeTeste(c)
})
afterAll(() => c.fechar())

const adm: typeof t.adm = (...a) => t.adm(...a)
const comItem: typeof t.comItem = (...a) => t.comItem(...a)

describe('rich text is cleaned on the server', () => {
  test.each<[string, string, string | null]>([
    ['a paragraph stays', '<p>Olá <b>mundo</b></p>', '<p>Olá <strong>mundo</strong></p>'],
    ['a script goes with what it says', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['an event', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>', null],
    ['a link that runs', '<a href="javascript:alert(1)">x</a>', '<p></p>'],
    ['a link that hides', '<a href="jav&#x09;ascript:alert(1)">x</a>', '<p></p>'],
    ['a drawing', '<svg><script>alert(1)</script></svg><p>b</p>', '<p>b</p>'],
    ['a formula with a door', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', null],
    ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
    ['a frame of anyone', '<iframe src="https://mal.exemplo/"></iframe>', null],
    ['a frame without address', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', null],
    [
      'a frame that looks like a video',
      '<iframe src="https://www.youtube.com.mal.exemplo/embed/dQw4w9WgXcQ"></iframe>',
      null,
    ],
    [
      'a form',
      '<form action="https://mal.exemplo"><input name="senha"><button>Entrar</button></form>',
      '<p></p>',
    ],
    ['an object', '<object data="x.swf"></object><embed src="x">', null],
    ['a base', '<base href="https://mal.exemplo/"><p>a</p>', '<p>a</p>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://mal.exemplo"><p>a</p>', '<p>a</p>'],
    ['a comment', '<!--<script>--><p>a</p>', '<p>a</p>'],
    ['a title that closes', '</textarea></title></style><p>a</p>', '<p>a</p>'],
    ['only spaces', '<p>&nbsp;</p><p><br></p>', null],
  ])('%s', async (_, html, esperado) => {
    const { iteUid } = await comItem('TEXTO')
    const r = await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { texto: html } })
    const texto = itemDe(r.valor, iteUid)?.texto ?? null
    expect(texto ?? '').not.toMatch(
      /script|onerror|onclick|javascript|style|srcdoc|mal\.exemplo|<form|<img|<svg|<math|<input/i,
    )
    if (esperado !== '<p></p>') expect(texto).toBe(esperado)
  })

  test('a link to outside opens apart and tells nothing', async () => {
    const { iteUid } = await comItem('TEXTO')
    const texto = '<a href="exemplo.com.br" target="_self">fora</a> <a href="/leilao">dentro</a>'
    const r = await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { texto } })
    expect(itemDe(r.valor, iteUid)?.texto).toBe(
      '<a href="https://exemplo.com.br" target="_blank" rel="noopener noreferrer">fora</a> <a href="/leilao">dentro</a>',
    )
  })

  test('a video of an allowed host stays, without cookies', async () => {
    const { iteUid } = await comItem('TEXTO')
    const texto =
      '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload="alert(1)"></iframe>'
    const r = await executarChamada(adm(), editarItem, { params: { id: iteUid }, body: { texto } })
    expect(itemDe(r.valor, iteUid)?.texto).toBe(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Vídeo" loading="lazy" allowfullscreen></iframe>',
    )
  })
})
