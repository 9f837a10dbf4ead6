import { describe, expect, it } from 'vitest'
import { chipsDe, semValor, tituloDaLista } from './apresentar-lista.server.ts'
import {
  comEntendido,
  doCaminho,
  escondePadrao,
  filtrosDe,
  ordem,
  pagina,
  pedidoDe,
} from './filtros-da-lista.server.ts'

const de = (q: string) => new URLSearchParams(q)

describe('filters of the URL', () => {
  it.each([
    ['q=onix+prata', [{ tipo: 'geral', campo: 'texto', valor: 'onix prata' }]],
    ['categoria=Carros', [{ tipo: 'multipla', campo: 'categoria', valores: ['Carros'] }]],
    ['marca=Fiat', [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Fiat' }] }]],
    [
      'marca=Fiat&marca=Fiat|Uno&marca=Ford',
      [{ tipo: 'marca', campo: 'marca', marcas: [{ marca: 'Fiat', modelos: ['Uno'] }, { marca: 'Ford' }] }],
    ],
    ['categoria=todas&comLance=1', [{ tipo: 'existe', campo: 'lance', valor: true }]],
    [
      'categoria=todas&valorDe=10.000&valorAte=20000',
      [{ tipo: 'range', campo: 'valor', de: 1_000_000, ate: 2_000_000 }],
    ],
    ['categoria=todas&anoDe=2019', [{ tipo: 'range', campo: 'anoModelo', de: 2019 }]],
    ['leilao=Leil%C3%A3o+de+maio', [{ tipo: 'multipla', campo: 'leilao', valores: ['Leilão de maio'] }]],
    [
      'leilao=9596b223-fd1b-44c5-beb2-0d0922191220',
      [{ tipo: 'multipla', campo: 'leiUid', valores: ['9596b223-fd1b-44c5-beb2-0d0922191220'] }],
    ],
    ['numero=12', [{ tipo: 'multipla', campo: 'numero', valores: ['12'] }]],
    ['categoria=todas&cambio=CVT', [{ tipo: 'multipla', campo: 'cambio', valores: ['CVT'] }]],
    ['categoria=todas&mercadoAte=70', [{ tipo: 'range', campo: 'parteDoMercado', ate: 700 }]],
    ['categoria=todas&raio=100', []],
    ['categoria=todas&cep=01310-100&raio=99', []],
    ['categoria=todas&cep=01310100&raio=100', [{ tipo: 'lista', campo: 'lelUid', valores: [] }]],
    ['categoria=todas&kmAte=abc&desconhecido=1', []],
  ])('%s', (q, filtros) => expect(filtrosDe(de(q))).toEqual(filtros))

  it('leave real estate and equipment out unless asked for', () => {
    expect(filtrosDe(de(''))).toEqual([
      { tipo: 'diferente', campo: 'categoria', valores: ['Imóveis', 'Equipamentos'] },
    ])
    expect(escondePadrao(de('estado=SP'))).toBe(true)
    expect(escondePadrao(de('q=galpao'))).toBe(false)
  })

  it.each([
    ['', 1],
    ['pagina=3', 3],
    ['pagina=-2', 2],
    ['pagina=0', 1],
    ['pagina=999999', 333],
    ['pagina=x', 1],
  ])('page of %s', (q, n) => expect(pagina(de(q))).toBe(n))

  it('sort an auction in the order of its cry, everything else by its end', () => {
    expect(ordem(de(''), 'leilao')).toBe('dataFim')
    expect(ordem(de('leilao=x'), 'leilao')).toBe('posicao')
    expect(ordem(de('ordem=-valor'), 'leilao')).toBe('-valor')
    expect(ordem(de('ordem=__proto__'), 'leilao')).toBe('dataFim')
  })

  it('put what has a price first in a shop, unless another order is asked for', () => {
    expect(ordem(de(''), 'loja')).toBe('comPreco')
    expect(ordem(de('ordem=comPreco'), 'leilao')).toBe('dataFim')
    const ordens = (q: string) => pedidoDe(de(q), 'loja').listaOrdenacao.map((o) => o.campo)
    expect(ordens('')).toEqual(['compreJa', 'dataFim'])
    expect(ordens('q=batido')).toEqual(['relevancia', 'compreJa', 'dataFim'])
    expect(ordens('cep=01310-100')).toEqual(['patio', 'compreJa', 'dataFim'])
    expect(ordens('ordem=dataFim')).toEqual(['dataFim'])
  })

  it('say what is near only with a CEP, and begin with it', () => {
    const perto = [
      { nome: 'Perto', km: 40 },
      { nome: 'Longe', km: 400 },
    ]
    const pedido = pedidoDe(de('categoria=todas&cep=01310-100&raio=100'), 'leilao', perto)
    expect(pedido.requisicoesBusca).toEqual([{ tipo: 'multipla', campo: 'patio', valores: ['Perto'] }])
    expect(pedido.listaOrdenacao[0]).toEqual({
      campo: 'patio',
      direcao: 'asc',
      primeiros: ['Perto', 'Longe'],
    })
    expect(ordem(de('ordem=perto'), 'leilao')).toBe('dataFim')
    expect(ordem(de('cep=01310-100&ordem=valor'), 'leilao')).toBe('valor')
  })

  it('put what words name first while words are left', () => {
    expect(ordem(de('q=batido'), 'leilao')).toBe('relevancia')
    expect(ordem(de('ordem=relevancia'), 'leilao')).toBe('dataFim')
  })

  it('take what begins within some days, and no silly number of them', () => {
    const dia = 86_400_000
    expect(filtrosDe(de('categoria=todas&comeca=7'), 1000)).toEqual([
      { tipo: 'range', campo: 'dataInicio', de: 1000, ate: 1000 + 7 * dia },
    ])
    expect(filtrosDe(de('categoria=todas&comeca=9999'), 1000)).toEqual([])
  })

  it('never ask beyond the depth of the search', () => {
    const { from, size } = pedidoDe(de('pagina=999999'), 'leilao')
    expect(from + size).toBeLessThanOrEqual(10_000)
  })
})

describe('words of the path', () => {
  it.each([
    ['', []],
    ['carros', [['categoria', 'Carros']]],
    [
      'motos/honda',
      [
        ['categoria', 'Moto'],
        ['marca', 'Honda'],
      ],
    ],
    ['utilitarios', [['categoria', 'Utilitários']]],
    ['nada', null],
    ['carros/nada', null],
    ['carros/honda/mais', null],
  ])('%s', (resto, achados) => expect(doCaminho(resto, ['Honda'])).toEqual(achados))
})

describe('what was understood of the words', () => {
  it('takes their place, and what the address says already stays', () => {
    const busca = de('q=vw+gol+2015+batido&anoAte=2020&marca=Fiat')
    comEntendido(busca, [
      { nome: 'marca', valor: 'Volkswagen|Gol' },
      { nome: 'anoDe', valor: '2015' },
      { nome: 'anoAte', valor: '2015' },
      { nome: 'q', valor: 'batido' },
    ])
    expect([...busca]).toEqual([
      ['anoAte', '2020'],
      ['marca', 'Fiat'],
      ['marca', 'Volkswagen'],
      ['marca', 'Volkswagen|Gol'],
      ['anoDe', '2015'],
      ['q', 'batido'],
      ['exato', '1'],
    ])
  })
})

describe('chips', () => {
  it('are none for "all categories", and one for a number and a gearbox', () => {
    const rotulos = (q: string) => chipsDe('/leilao', de(q), 'leilao', null).map((c) => c.rotulo)
    expect(rotulos('categoria=todas')).toEqual([])
    expect(rotulos('numero=12&cambio=MANUAL')).toEqual(['Câmbio: Manual', 'Lote 12'])
    expect(rotulos('anoDe=2015&anoAte=2015&valorAte=10000&kmDe=5&mercadoAte=70')).toEqual([
      'Ano 2015',
      'Até R$ 10.000',
      'A partir de 5 km',
      'Até 70% do valor de mercado',
    ])
    expect(rotulos('cep=01310-100')).toEqual(['Perto de 01310-100'])
    expect(rotulos('cep=01310-100&raio=100&finalPlaca=7')).toEqual([
      'Final da placa: 7',
      'Até 100 km de 01310-100',
    ])
  })
  it('remove a brand with its models, and the page', () => {
    const busca = de('marca=Fiat&marca=Fiat|Uno&marca=Ford&pagina=4')
    expect(semValor('/leilao', busca, ['marca'], 'Fiat')).toBe('/leilao?marca=Ford')
    expect(semValor('/leilao', busca, ['marca'], 'Fiat|Uno')).toBe('/leilao?marca=Fiat&marca=Ford')
  })
})

describe('the title', () => {
  it.each([
    ['', 'Oportunidades'],
    ['categoria=Moto', 'Motos'],
    ['categoria=Carros&marca=Fiat', 'Carros Fiat'],
    ['marca=Fiat&marca=Fiat|Uno&cidade=Campinas', 'Fiat Uno em Campinas'],
    ['estado=SP', 'Oportunidades em SP'],
    ['q=onix', 'Resultados para “onix”'],
  ])('%s', (q, titulo) => expect(tituloDaLista(de(q))).toBe(titulo))
})

describe('an address typed by hand', () => {
  it('is never refused by the search', () => {
    const busca = de(`marca=%00x&categoria=${'a'.repeat(300)}&q=a%00b&estado=`)
    expect(filtrosDe(busca)).toEqual([{ tipo: 'geral', campo: 'texto', valor: 'ab' }])
  })
})
