import { describe, expect, it } from 'vitest'
import { aliviar, degrausDe } from './aliviar-busca.server.ts'
import { chipsDe, faixasTrocadas } from './apresentar-lista.server.ts'

const chips = (busca: URLSearchParams) => chipsDe('/leilao', busca, 'leilao', null)
const degraus = (q: string) => degrausDe(new URLSearchParams(q), chips)
const contado = (n: number) => `${n} lotes`

describe('a search without results', () => {
  it('leaves out the least telling filter first, then more and more', () => {
    expect(
      degraus('marca=Fiat&marca=Fiat|Uno&cor=Prata&anoDe=2015').map((d) => [d.sem, String(d.busca)]),
    ).toEqual([
      [['Cor: Prata'], 'marca=Fiat&marca=Fiat%7CUno&anoDe=2015'],
      [['A partir de 2015'], 'marca=Fiat&marca=Fiat%7CUno&cor=Prata'],
      [['Uno'], 'marca=Fiat&cor=Prata&anoDe=2015'],
      [['Fiat'], 'cor=Prata&anoDe=2015'],
      [['Cor: Prata', 'A partir de 2015'], 'marca=Fiat&marca=Fiat%7CUno'],
      [['Cor: Prata', 'A partir de 2015', 'Uno'], 'marca=Fiat'],
    ])
  })

  it('has no step from one filter: everything is not what was asked for', () =>
    expect(degraus('marca=Fiat')).toEqual([]))

  it('stops at the first step with results and says what it left out', async () => {
    const pedidas: string[] = []
    const achado = await aliviar(
      '/leilao',
      degraus('marca=Fiat&cor=Prata&cidade=Campinas'),
      async (busca) => {
        pedidas.push(String(busca))
        return busca.has('cidade') ? { lotes: [], total: 0 } : { lotes: ['um'], total: 3 }
      },
      contado,
    )
    expect(pedidas).toEqual(['marca=Fiat&cidade=Campinas', 'marca=Fiat&cor=Prata'])
    expect(achado).toEqual({
      texto: 'Sem Cidade: Campinas há 3 lotes. Salve esta busca para saber quando entrar o que procura.',
      acao: 'Ver 3 lotes',
      href: '/leilao?marca=Fiat&cor=Prata',
      lotes: ['um'],
    })
  })

  it('answers nothing when no step has any', async () =>
    expect(
      await aliviar(
        '/leilao',
        degraus('marca=Fiat&cor=Prata'),
        async () => ({ lotes: [], total: 0 }),
        contado,
      ),
    ).toBeNull())
})

describe('a minimum above the maximum', () => {
  it.each([
    ['valorDe=20000&valorAte=10000', ['Valor (R$)', '/leilao?valorDe=10000&valorAte=20000']],
    ['anoDe=2020&anoAte=2010', ['Ano do modelo', '/leilao?anoDe=2010&anoAte=2020']],
    ['valorDe=10000&valorAte=10000', null],
    ['valorDe=10000', null],
  ])('%s', (q, esperado) => {
    const t = faixasTrocadas('/leilao', new URLSearchParams(q))
    expect(t && [t.titulo, t.href]).toEqual(esperado)
  })
})
