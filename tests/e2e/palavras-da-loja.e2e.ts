// A shop sells at fixed prices: no public page of it speaks of an auction. Texts of pages that the demonstration fills are
// read too; names of what a browser keeps (`martelo.janelas`) and addresses are no words for people.
import { expect, test } from '@playwright/test'
import { url } from './apoio.ts'
import { PUBLICAS } from './telas/publicas.ts'
import type { Leitor } from './telas/abertura.ts'

const DO_LEILAO =
  /\bleil(?:ão|ões|oeir\w+)|\barremat\w+|\blances?\b|\bpreg(?:ão|ões)\b|\blotes?\b|\bcomitentes?\b|\baudit[óo]rios?\b|\bjuce\w+|\bedita(?:l|is)\b|\bhabilita\w+/giu

const A_MAIS = [
  '/leilao?ver=tabela',
  '/leilao?ver=mapa',
  '/leilao?q=nada-tem-este-nome',
  '/comparar?lotes=66,67',
  '/regulamento/lances',
  '/financiamento',
]

test('no public page of the shop speaks of an auction', async ({ page }) => {
  test.slow()
  await page.goto(url('loja', '/cookies'))
  const ler = <T>(caminho: string): Promise<T> =>
    page.evaluate(async (c) => (await fetch(c)).json(), caminho) as Promise<T>
  const leitor = { ler: (_quem: string, caminho: string) => ler(caminho) } as unknown as Leitor
  const caminhos = [
    ...(await Promise.all(PUBLICAS.map(async (p) => p.onde(leitor).catch(() => null)))),
    ...A_MAIS,
    ...(await page.evaluate(async () => {
      const ligacoes = async (onde: string, re: RegExp) =>
        [...(await (await fetch(onde)).text()).matchAll(re)].map((m) => m[1] ?? '').slice(0, 1)
      return [
        ...(await ligacoes('/leilao?modo=COMPRE_JA', /href="(\/anuncio\/[^"]+\/\d+)"/g)),
        ...(await ligacoes('/leilao?modo=DISPUTA', /href="(\/anuncio\/[^"]+\/\d+)"/g)),
        ...(await ligacoes('/agenda', /href="(\/agenda\/[0-9a-f-]{36})"/g)),
        ...(await ligacoes('/leilao', /href="(\/auditorio\/[0-9a-f-]{36})"/g)),
        ...(await ligacoes('/patios', /href="(\/patios\/[^"/]+\/[^"/]+\/[^"/]+)"/g)),
      ]
    })),
  ].filter((c) => c !== null)
  expect(caminhos.length).toBeGreaterThan(30)
  const textos = await page.evaluate(async (todos) => {
    const lidos: [string, string][] = []
    for (const c of todos) {
      const doc = new DOMParser().parseFromString(await (await fetch(c)).text(), 'text/html')
      for (const fora of doc.querySelectorAll('script, style, template, noscript')) fora.remove()
      const falados = [...doc.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((e) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((a) => e.getAttribute(a) ?? ''),
      )
      const partes = [doc.title, doc.querySelector('meta[name=description]')?.getAttribute('content') ?? '']
      const andar = doc.createTreeWalker(doc.body, NodeFilter.SHOW_TEXT)
      while (andar.nextNode()) partes.push(andar.currentNode.textContent ?? '')
      lidos.push([c, [...partes, ...falados].join(' · ').replace(/martelo[.-][\w-]+/g, '')])
    }
    return lidos
  }, caminhos)
  const achados = textos.flatMap(([c, t]) =>
    [...t.matchAll(DO_LEILAO)].map((m) => `${c}: …${t.slice(Math.max(0, m.index - 30), m.index + 30)}…`),
  )
  expect([...new Set(achados)]).toEqual([])
})
