import { describe, expect, it } from 'vitest'
import { distancia } from './distancia.ts'
import { interpretarBusca } from './texto-da-busca.ts'
import { parametrosDaLista } from './parametros-da-lista.ts'
import { type Estoque, montarVocabulario } from './vocabulario.ts'

const valores = (texto: string) => texto.split('|').map((valor) => ({ valor }))
const filhos = (texto: string) =>
  texto.split('|').map((t) => {
    const [pai, valor] = t.split('>') as [string, string]
    return { valor, pai }
  })
const ESTOQUE: Estoque = {
  marca: valores(
    'Volkswagen|Fiat|Chevrolet|Hyundai|Volvo|Honda|Mercedes-Benz|Peugeot|Land Rover|Ford|Toyota',
  ),
  modelo: filhos(
    'Volkswagen>Gol|Volkswagen>T-Cross|Fiat>Uno|Fiat>Strada Freedom|Fiat>Strada Working|Chevrolet>Onix|Chevrolet>S10|Hyundai>HB20|Hyundai>HB20S|Honda>CG 160|Honda>Civic|Honda>City|Peugeot>208|Peugeot>2008|Ford>Ka|Ford>F-4000|Toyota>Corolla|Toyota>Corolla Cross|Mercedes-Benz>Atego 2426|Volkswagen>Constellation 24.280',
  ),
  categoria: valores('Carros|Moto|Pesados|Utilitários|Sucatas'),
  tipo: valores('Automóvel|Motocicleta|Caminhão|Cavalo mecânico|Utilitário|Ônibus|Sucata'),
  cor: valores('Prata|Branca|Preta|VERMELHA|Azul'),
  combustivel: valores('FLE|GAS|DIE|ELE'),
  cambio: valores('MANUAL|AUTOMATICO'),
  estado: valores('SP|RJ|GO|PA|MS'),
  cidade: filhos('SP>São Paulo|SP>Campinas|SP>São José dos Campos|RJ>Niterói|GO>Goiânia|MS>Campo Grande'),
  leilao: valores('Leilão 45/2026 Banco Aurora|Leilão da Frota 12'),
}
const VOC = montarVocabulario(ESTOQUE)
const ler = (texto: string) =>
  parametrosDaLista(interpretarBusca(texto, VOC))
    .map(([n, v]) => `${n}=${v}`)
    .join(' & ')

// biome-ignore format: a table
const CASOS: readonly (readonly [digitado: string, entendido: string])[] = [
  // makes and models: nicknames, spelling, joined and parted names
  ['vw', 'marca=Volkswagen'], ['volksvagen', 'marca=Volkswagen'], ['wolksvagen', 'marca=Volkswagen'],
  ['hyunday', 'marca=Hyundai'], ['HYUNDAI', 'marca=Hyundai'], ['gm', 'marca=Chevrolet'], ['chevrole', 'marca=Chevrolet'],
  ['mercedes', 'marca=Mercedes-Benz'], ['mercedez bens', 'marca=Mercedes-Benz'], ['pejo', 'marca=Peugeot'], ['land', 'marca=Land Rover'],
  ['gol', 'marca=Volkswagen|Gol'], ['vw gol', 'marca=Volkswagen|Gol'], ['gol volkswagen', 'marca=Volkswagen|Gol'],
  ['hb 20', 'marca=Hyundai|HB20'], ['hb20s', 'marca=Hyundai|HB20S'], ['cg160', 'marca=Honda|CG 160'], ['cg', 'marca=Honda|CG 160'],
  ['tcross', 'marca=Volkswagen|T-Cross'], ['t-cross', 'marca=Volkswagen|T-Cross'], ['s 10', 'marca=Chevrolet|S10'], ['f4000', 'marca=Ford|F-4000'],
  ['corolla', 'marca=Toyota|Corolla'], ['corola', 'marca=Toyota|Corolla'], ['corolla cross', 'marca=Toyota|Corolla Cross'],
  ['strada', 'marca=Fiat|Strada Freedom & marca=Fiat|Strada Working'], ['oinx', 'marca=Chevrolet|Onix'],
  ['fiat ou ford', 'marca=Fiat & marca=Ford'], ['civics', 'marca=Honda|Civic'],
  ['palio', 'q=palio'], ['208', 'q=208'], ['peugeot 208', 'marca=Peugeot|208'], ['pejo 2008', 'marca=Peugeot|2008'], ['peugeot 2008 2015', 'marca=Peugeot|2008 & anoDe=2015 & anoAte=2015'],
  // kinds
  ['moto', 'categoria=Moto'], ['motos', 'categoria=Moto'], ['moto honda', 'categoria=Moto & marca=Honda'], ['motocicleta', 'categoria=Moto'],
  ['caminhonete', 'tipo=Utilitário'], ['pick up', 'tipo=Utilitário'], ['caminhões', 'tipo=Caminhão & tipo=Cavalo mecânico'], ['CAMINHAO', 'tipo=Caminhão & tipo=Cavalo mecânico'],
  ['carro', 'categoria=Carros'], ['sucata de gol', 'categoria=Sucatas & marca=Volkswagen|Gol'], ['carro gol', 'marca=Volkswagen|Gol'], ['onibus', 'tipo=Ônibus'],
  ['avião', 'categoria=Aeronaves'],
  // years
  ['gol 2015', 'marca=Volkswagen|Gol & anoDe=2015 & anoAte=2015'], ['gol 2012 a 2015', 'marca=Volkswagen|Gol & anoDe=2012 & anoAte=2015'],
  ['de 2012 até 2015', 'anoDe=2012 & anoAte=2015'], ['entre 2012 e 2015', 'anoDe=2012 & anoAte=2015'], ['2012/2013', 'anoDe=2012 & anoAte=2013'], ['2015-2012', 'anoDe=2012 & anoAte=2015'],
  ['até 2010', 'anoAte=2010'], ['uno ano 2010', 'marca=Fiat|Uno & anoDe=2010 & anoAte=2010'], ['a partir de 2018', 'anoDe=2018'], ['acima de 2018', 'anoDe=2018'], ['antes de 2000', 'anoAte=2000'],
  // prices
  ['moto até 10 mil', 'categoria=Moto & valorAte=10000'], ['até 10k', 'valorAte=10000'], ['10mil', 'valorAte=10000'], ['R$ 15.000', 'valorAte=15000'], ['até R$ 2.000,00', 'valorAte=2000'],
  ['de 20 a 30 mil', 'valorDe=20000 & valorAte=30000'], ['20-30 mil', 'valorDe=20000 & valorAte=30000'], ['entre 20 mil e 30 mil', 'valorDe=20000 & valorAte=30000'], ['20 a 30k', 'valorDe=20000 & valorAte=30000'],
  ['acima de 50 mil reais', 'valorDe=50000'], ['menos de 8000', 'valorAte=8000'], ['até 1,5 milhão', 'valorAte=1500000'], ['até 2000 reais', 'valorAte=2000'], ['500 a 2 mil', 'valorDe=500 & valorAte=2000'],
  // a bound is the second number's alone: what stands before it is a year or a name
  ['gol 2010 até 15 mil', 'marca=Volkswagen|Gol & anoDe=2010 & anoAte=2010 & valorAte=15000'], ['corolla 2018 até 80 mil km', 'marca=Toyota|Corolla & anoDe=2018 & anoAte=2018 & kmAte=80000'],
  ['moto honda 125 até 5 mil', 'categoria=Moto & marca=Honda & valorAte=5000 & q=125'], ['gol 2010 até 15000', 'marca=Volkswagen|Gol & anoDe=2010 & anoAte=2010 & valorAte=15000'],
  ['gol de 2010 até 15 mil', 'marca=Volkswagen|Gol & anoDe=2010 & anoAte=2010 & valorAte=15000'], ['gol 2010 até R$ 15.000', 'marca=Volkswagen|Gol & anoDe=2010 & anoAte=2010 & valorAte=15000'],
  ['uno 1.0 até 20 mil', 'marca=Fiat|Uno & valorAte=20000 & q=1.0'], ['moto 125 até 5000', 'categoria=Moto & valorAte=5000 & q=125'], ['moto 160 até 200 mil km', 'categoria=Moto & kmAte=200000 & q=160'],
  ['ano 2018 até 80 mil km', 'anoDe=2018 & anoAte=2018 & kmAte=80000'], ['uno 2012 e 20 mil', 'marca=Fiat|Uno & anoDe=2012 & anoAte=2012 & valorAte=20000'], ['gol 2010 até 2015 até 30 mil', 'marca=Volkswagen|Gol & anoDe=2010 & anoAte=2015 & valorAte=30000'],
  ['de 2000 a 5 mil', 'valorDe=2000 & valorAte=5000'], ['gol 20 até 30 mil', 'marca=Volkswagen|Gol & valorDe=20000 & valorAte=30000'], ['R$ 2000 até 15 mil', 'valorDe=2000 & valorAte=15000'], ['km 2000 a 5000', 'kmDe=2000 & kmAte=5000'],
  // bounds behind their number, short years, years side by side
  ['2015 pra cima', 'anoDe=2015'], ['2015 acima', 'anoDe=2015'], ['2018 em diante', 'anoDe=2018'], ['de 2015 pra frente', 'anoDe=2015'], ['2018+', 'anoDe=2018'], ['2010 para baixo', 'anoAte=2010'], ['10 mil pra cima', 'valorDe=10000'],
  ['2015 acima de 10 mil', 'anoDe=2015 & anoAte=2015 & valorDe=10000'], ['2015 abaixo da fipe', 'anoDe=2015 & anoAte=2015 & mercadoAte=100'],
  ['2012 ou 2013', 'anoDe=2012 & anoAte=2013'], ['2015/16', 'anoDe=2015 & anoAte=2016'], ['gol 15/16', 'marca=Volkswagen|Gol & anoDe=2015 & anoAte=2016'], ['98/99', 'anoDe=1998 & anoAte=1999'], ['99/00', 'anoDe=1999 & anoAte=2000'], ['45/26', 'q=45 26'],
  // numbers in words
  ['até dez mil', 'valorAte=10000'], ['vinte e cinco mil', 'valorAte=25000'], ['de dez a vinte mil', 'valorDe=10000 & valorAte=20000'], ['entre vinte e trinta mil', 'valorDe=20000 & valorAte=30000'], ['três portas', 'q=três portas'],
  // the market's price
  ['desconto de 40% fipe', 'mercadoAte=60'], ['-30% fipe', 'mercadoAte=70'], ['mais barato que a fipe', 'mercadoAte=100'], ['metade do preço da tabela', 'mercadoAte=50'], ['abaixo da tabela', 'mercadoAte=100'], ['fipe menos 30%', 'mercadoAte=70'],
  ['fipe -30%', 'mercadoAte=70'], ['40% off', 'mercadoAte=60'], ['gol com 30% de desconto na fipe', 'marca=Volkswagen|Gol & mercadoAte=70'], ['menos de 70% da fipe', 'mercadoAte=70'], ['30% mais barato que a tabela', 'mercadoAte=70'], ['fipe com 20% de desconto', 'mercadoAte=80'],
  ['gol abaixo da fipe', 'marca=Volkswagen|Gol & mercadoAte=100'], ['até 70% da fipe', 'mercadoAte=70'], ['70 por cento da tabela fipe', 'mercadoAte=70'],
  ['metade da fipe', 'mercadoAte=50'], ['30% de desconto', 'mercadoAte=70'], ['carro 40% abaixo da fipe', 'categoria=Carros & mercadoAte=60'], ['fipe', 'q=fipe'],
  // the plate's last digit, the monta
  ['placa final 7', 'finalPlaca=7'], ['final de placa 7 ou 8', 'finalPlaca=7 & finalPlaca=8'], ['gol placa terminada em 0', 'marca=Volkswagen|Gol & finalPlaca=0'], ['final 7', 'finalPlaca=7'], ['terminada em 7', 'q=terminada em 7'],
  ['média monta', 'monta=MEDIA'], ['onix pequena monta', 'marca=Chevrolet|Onix & monta=PEQUENA'],
  // by ear
  ['stradda', 'marca=Fiat|Strada Freedom & marca=Fiat|Strada Working'], ['estrada', 'marca=Fiat|Strada Freedom & marca=Fiat|Strada Working'], ['corrola', 'marca=Toyota|Corolla'], ['onibos', 'tipo=Ônibus'], ['siviq', 'marca=Honda|Civic'],
  // kilometres
  ['onix até 50 mil km', 'marca=Chevrolet|Onix & kmAte=50000'], ['com menos de 80.000 km', 'kmAte=80000'], ['80000km', 'kmAte=80000'], ['km até 60000', 'kmAte=60000'], ['0 km', 'kmAte=100'],
  // colour, fuel, gearbox
  ['volvo vermelho', 'marca=Volvo & cor=VERMELHA'], ['gol pratas', 'marca=Volkswagen|Gol & cor=Prata'], ['preto', 'cor=Preta'], ['uno branquinho', 'marca=Fiat|Uno & cor=Branca'],
  ['diesel', 'combustivel=DIE'], ['álcool', 'combustivel=ALC'], ['flex', 'combustivel=FLE'], ['civic automatico', 'marca=Honda|Civic & cambio=AUTOMATICO'], ['onix manual', 'marca=Chevrolet|Onix & cambio=MANUAL'],
  ['gol vidros elétricos', 'marca=Volkswagen|Gol & q=vidros elétricos'], ['onix ar condicionado', 'marca=Chevrolet|Onix & q=ar condicionado'],
  // places
  ['campinas', 'cidade=Campinas'], ['gol em campinas', 'marca=Volkswagen|Gol & cidade=Campinas'], ['sao jose dos campos', 'cidade=São José dos Campos'], ['campinsa', 'cidade=Campinas'],
  ['são paulo', 'estado=SP'], ['são paulo sp', 'cidade=São Paulo'], ['moto em SP', 'categoria=Moto & estado=SP'], ['motos goiania', 'categoria=Moto & cidade=Goiânia'], ['uno no pa', 'marca=Fiat|Uno & estado=PA'], ['campo grande', 'cidade=Campo Grande'],
  ['carro no Pará', 'categoria=Carros & estado=PA'], ['moto pará', 'categoria=Moto & estado=PA'], ['Pará', 'estado=PA'], ['carro no para', 'categoria=Carros & estado=PA'], ['PARÁ', 'estado=PA'], ['moto para trilha', 'categoria=Moto & q=trilha'], ['até', 'q=até'],
  ['carro to', 'categoria=Carros & q=to'], ['carro am', 'categoria=Carros & q=am'], ['carro es', 'categoria=Carros & q=es'], ['carro em es', 'categoria=Carros & estado=ES'], ['carro TO', 'categoria=Carros & estado=TO'],
  // what is not wanted, and scrap
  ['não sucata', 'categoria=Carros & categoria=Moto & categoria=Pesados & categoria=Utilitários'], ['moto que não seja sucata', 'categoria=Moto'], ['gol não sucata', 'marca=Volkswagen|Gol & categoria=Carros & categoria=Moto & categoria=Pesados & categoria=Utilitários'],
  ['moto menos sucata', 'categoria=Moto'], ['moto sem sucata', 'categoria=Moto'], ['carro não vermelho', 'categoria=Carros & q=não vermelho'],
  ['sucata de moto', 'categoria=Sucatas'], ['sucata de carro', 'categoria=Sucatas'], ['moto ou sucata', 'categoria=Moto & categoria=Sucatas'],
  // a lorry's number is its name
  ['vw 8150', 'marca=Volkswagen & q=8150'], ['vw 17280', 'marca=Volkswagen & q=17280'], ['vw 24250 truck', 'marca=Volkswagen & tipo=Caminhão & tipo=Cavalo mecânico & q=24250'], ['24.280', 'marca=Volkswagen|Constellation 24.280'], ['caminhão 8.150 até 60 mil', 'tipo=Caminhão & tipo=Cavalo mecânico & valorAte=60000 & q=8.150'],
  ['vw 12900', 'marca=Volkswagen & valorAte=12900'], ['gol R$ 17.280', 'marca=Volkswagen|Gol & valorAte=17280'], ['gol até 17280', 'marca=Volkswagen|Gol & valorAte=17280'],
  // words that are right, or say something where they stand
  ['praia', 'q=praia'], ['carro sem motor', 'categoria=Carros & q=sem motor'], ['landr', 'q=landr'],
  // numbers of lots and auctions
  ['lote 001', 'numero=001 & numero=1'],
  ['lote 12', 'numero=12'], ['lote nº 7a', 'numero=7A'], ['leilão 45', 'leilao=Leilão 45/2026 Banco Aurora'], ['leilao 99', 'q=leilao 99'],
  // what is left stays
  ['gol batido 2015', 'marca=Volkswagen|Gol & anoDe=2015 & anoAte=2015 & q=batido'], ['quero comprar um gol barato', 'marca=Volkswagen|Gol'], ['motor 1.0', 'q=motor 1.0'], ['com chave', 'q=com chave'], ['', ''], ['!!', ''],
  ['civic 1.8 automático 2012 prata campinas até 40 mil', 'marca=Honda|Civic & cambio=AUTOMATICO & cor=Prata & cidade=Campinas & anoDe=2012 & anoAte=2012 & valorAte=40000 & q=1.8'],
]

describe('what people type', () => {
  it.each(CASOS)('%s', (digitado, entendido) => expect(ler(digitado)).toBe(entendido))

  it('says which word it took for an error', () => {
    expect(interpretarBusca('volksvagen 2015', VOC).corrigidas).toEqual([
      { de: 'volksvagen', para: 'Volkswagen' },
    ])
  })

  it.each(CASOS)('what is left of "%s" means nothing more', (digitado) => {
    const { resto } = interpretarBusca(digitado, VOC)
    const outra = interpretarBusca(resto, VOC)
    expect([...outra.filtros, ...outra.faixas]).toEqual([])
  })

  it('does not turn a word that is right into a name that is in stock', () => {
    for (const palavra of ['carga', 'corsa', 'fox', 'batido', 'enchente', 'celta', 'motor', 'fit'])
      expect(ler(palavra)).toBe(`q=${palavra}`)
  })
})

describe('distance', () => {
  it.each([
    ['oinx', 'onix', 1],
    ['hyunday', 'hyundai', 1],
    ['volksvagem', 'volkswagen', 2],
    ['gol', 'gol', 0],
    ['abcd', 'wxyz', 3],
  ])('%s → %s: %i', (a, b, d) => expect(distancia(a, b, 2)).toBe(d))
})
