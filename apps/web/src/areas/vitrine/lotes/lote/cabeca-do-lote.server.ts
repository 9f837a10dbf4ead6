// What search engines and shared links read of a lot: Vehicle with its Offer, and the way to it.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { precoDito, precoFixo } from '@martelo/domain/lotes/preco-fixo.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { anos, reais } from '../../../../parts/lotes/reais.ts'
import type { CabecaProps } from '../../cabeca.tsx'
import { IR, lotesCom } from '../../../../parts/cabeca/caminhos.ts'
import { type Passo, trilha } from '../../trilha-de-paginas.server.ts'

const fotoGrande = (f: LotePublico['fotosUrls'][number] | undefined): string | null =>
  f ? `${f.base}-${f.larguras.at(-1)}.webp` : null

export function cabecaDoLote(
  lote: LotePublico,
  aberto: boolean,
  origem: string,
  tipo: TipoHotsite,
): CabecaProps {
  const p = palavras(tipo)
  const ano = anos(lote.anoFabricacao, lote.anoModelo)
  const onde = lote.cidade ? ` em ${lote.cidade}/${lote.uf}` : ''
  const valor = precoDito(lote, tipo)
  const temPreco = tipo === 'loja' && precoFixo(lote) !== null
  const deOferta = lote.lance === null ? p.lanceInicial.um : `${p.lance.um} atual`
  const rotulo = lote.valorVendido !== null ? 'vendido por' : temPreco ? 'preço' : deOferta
  const descricao = `${lote.nome}${onde}: ${rotulo} ${reais(valor)}. Fotos, laudo, custos e ${p.lance.varios} ao vivo. ${lote.descricao}`
  return {
    titulo: `${lote.nome}${ano && !lote.nome.includes(ano) ? ` ${ano}` : ''}${onde}`,
    descricao: descricao.slice(0, 300),
    // The same good in a newer lot is the page that search engines keep.
    canonico: lote.relistado ?? lote.url,
    imagem: fotoGrande(lote.fotosUrls[0]),
    tipo: 'product',
    indexar: aberto || lote.relistado !== null,
    dados: [veiculo(origem, lote, valor, aberto), trilha(origem, passosDo(lote))],
  }
}

const SEM_RODAS = new Set(['Imóveis', 'Equipamentos', 'Aeronaves', 'Embarcações'])

function veiculo(origem: string, l: LotePublico, valor: number, aberto: boolean): object {
  const ehVeiculo = !SEM_RODAS.has(l.categoria)
  return {
    '@type': ehVeiculo ? 'Vehicle' : 'Product',
    name: l.nome,
    url: origem + l.url,
    image: l.fotosUrls.slice(0, 6).map((f) => `${origem}${f.base}-${f.larguras.at(-1)}.webp`),
    description: l.descricao.slice(0, 500),
    ...(l.marca && { brand: { '@type': 'Brand', name: l.marca } }),
    ...(ehVeiculo && {
      model: l.veiculo.modelo,
      ...(l.anoModelo && { vehicleModelDate: String(l.anoModelo) }),
      ...(l.km !== null && {
        mileageFromOdometer: { '@type': 'QuantitativeValue', value: l.km, unitCode: 'KMT' },
      }),
      ...(l.veiculo.cor && { color: l.veiculo.cor }),
    }),
    offers: {
      '@type': 'Offer',
      url: origem + l.url,
      price: (valor / 100).toFixed(2),
      priceCurrency: 'BRL',
      availability: `https://schema.org/${aberto ? 'InStock' : 'SoldOut'}`,
      itemCondition: 'https://schema.org/UsedCondition',
      ...(l.dataFim && { priceValidUntil: l.dataFim }),
      seller: { '@type': 'Organization', name: l.comitente.nome },
    },
  }
}

const passosDo = (l: LotePublico): Passo[] => [
  ['Início', IR.inicio],
  [l.categoria, lotesCom({ categoria: l.categoria })],
  ...(l.marca ? [[l.marca, lotesCom({ categoria: l.categoria, marca: l.marca })] as const] : []),
  [l.nome, l.url],
]
