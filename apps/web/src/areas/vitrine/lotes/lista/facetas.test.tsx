import type { BuscaPossiveis } from '@martelo/contracts/lotes/busca.schemas.ts'
import { expect, test } from 'vitest'
import { desenhar } from '../../bancada-da-vitrine.fixture.tsx'
import { facetasDe } from './apresentar-lista.server.ts'
import { MarcaDeComparar } from './comparar-na-lista.tsx'
import { FACETAS } from './filtros-da-lista.server.ts'
import { Facetas } from './facetas.tsx'

const POSSIVEIS = {
  total: 5,
  faixas: { anoModelo: null, valor: null, km: null },
  valores: {
    ...Object.fromEntries(FACETAS.map((f) => [f.campo, []])),
    marca: [],
    modelo: [],
    tipo: [
      { valor: 'Caminhão', quantidade: 2 },
      { valor: 'Automóvel', quantidade: 3 },
    ],
  },
} as unknown as BuscaPossiveis

test('the kinds of goods stand under the specification’s display groups', async () => {
  const facetas = facetasDe(new URLSearchParams('tipo=Caminhão'), POSSIVEIS, 'leilao')
  const html = await desenhar(
    <Facetas
      base="/leilao"
      facetas={facetas}
      faixas={[]}
      q=""
      perto={{ cep: '', raio: null, raios: [100] }}
      demais={[]}
      total={5}
      limpar={null}
      aoMudar={() => undefined}
    />,
  )
  const grupos = [...html.matchAll(/role="group" aria-label="([^"]*)"/g)].map((m) => m[1])
  expect(grupos).toEqual(['Carros, veículos e outros', 'Pesados', 'Perto de mim'])
  expect(html.indexOf('Automóvel')).toBeLessThan(html.indexOf('Caminhão'))
})

test('lots are not marked for a comparison that the house switched off', async () => {
  const marca = <MarcaDeComparar id={1} nome="Gol" />
  expect(await desenhar(marca)).toContain('Comparar')
  expect(await desenhar(marca, { desligadas: [12] })).toBe('')
})
