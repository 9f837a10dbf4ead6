// The facts of a lot in groups, with their labels. A fact without a value is not shown: "não informado" twenty times
// tells less than five facts.
import type { LotePublico } from '@martelo/contracts/lotes/publico-lote.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { type Palavras, palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { ROTULO_DA_PRACA } from '@martelo/domain/judicial/pracas.ts'
import { MODALIDADES } from '@martelo/domain/leiloes/leilao.ts'
import { dizerVisitacaoDoLeilao } from '@martelo/domain/leiloes/visitacao-do-leilao.ts'
import { COMBUSTIVEIS } from '@martelo/domain/veiculos/codigos.ts'
import {
  avisosAntesDoLance,
  CONSERVACOES,
  type Conservacao,
  LAUDOS_CAUTELARES,
  MONTAS,
  type Monta,
} from '@martelo/domain/veiculos/conservacao.ts'
import { corEscrita } from '@martelo/domain/veiculos/cor-escrita.ts'
import { dadosDaOrigem } from '@martelo/domain/veiculos/origens.ts'

export interface Fato {
  readonly rotulo: string
  readonly valor: string
}
export interface GrupoDeFatos {
  readonly titulo: string
  readonly fatos: readonly Fato[]
}

type Talvez = readonly [rotulo: string, valor: string | null | undefined | false]

function grupo(titulo: string, talvez: readonly Talvez[]): GrupoDeFatos {
  return { titulo, fatos: talvez.flatMap(([rotulo, valor]) => (valor ? [{ rotulo, valor }] : [])) }
}

const da = (tabela: Readonly<Record<string, string>>, chave: string | null): string | null =>
  chave === null ? null : (tabela[chave] ?? chave)
const capitular = (t: string | null): string | null =>
  t && t.charAt(0).toUpperCase() + t.slice(1).toLowerCase()
const ehConservacao = (v: string | null): v is Conservacao => v !== null && Object.hasOwn(CONSERVACOES, v)
const ehMonta = (v: string | null): v is Monta => v !== null && Object.hasOwn(MONTAS, v)

export function gruposDeFatos(l: LotePublico, tipo: TipoHotsite): GrupoDeFatos[] {
  const v = l.veiculo
  const p = palavras(tipo)
  const origem = dadosDaOrigem(v.retomada)
  const anos =
    l.anoFabricacao && l.anoModelo ? `${l.anoFabricacao}/${l.anoModelo}` : (l.anoModelo ?? l.anoFabricacao)
  return [
    grupo('Identificação', [
      ['Marca', l.marca],
      ['Modelo', v.modelo],
      ['Versão', v.versao],
      ['Ano', anos === null ? null : String(anos)],
      ['Cor', corEscrita(v.cor)],
      ['Combustível', da(COMBUSTIVEIS, l.combustivel)],
      ['Câmbio', capitular(v.cambio)],
      ['Quilometragem', l.km === null ? null : `${l.km.toLocaleString('pt-BR')} km`],
      ['Tipo', l.tipo],
    ]),
    grupo('Estado e origem', [
      ['Conservação', ehConservacao(v.conservacao) ? CONSERVACOES[v.conservacao].rotulo : v.conservacao],
      ['Monta', ehMonta(v.monta) ? MONTAS[v.monta].rotulo : v.monta],
      ['Sinistro', v.sinistro],
      ['Chave', v.possuiChave === null ? null : v.possuiChave ? 'Sim' : 'Não'],
      ['Origem', origem.categoria !== 'NAO_DEFINIDO' && origem.rotulo],
      ['Laudo cautelar', da(LAUDOS_CAUTELARES, v.laudoCautelarResultado)],
      ['Observação do laudo', v.laudoCautelarObservacao],
      ['Observações da vistoria', v.observacoes],
    ]),
    grupo('Mercado e documentos', [
      ['Valor de mercado', v.valorMercado === null ? null : formatarReais(v.valorMercado)],
      [
        'Prazo do documento',
        v.prazoDocumento === null ? null : `${v.prazoDocumento} dias úteis após a retirada`,
      ],
      [maiuscula(p.comitente.um), l.comitente.nome],
    ]),
    grupo('Como é vendido', [
      ['Negociação', l.somenteBuyNowProposta && 'Só por compra imediata ou por proposta, sem disputa'],
      ['Encerramento', l.finalizacaoManual && `${maiuscula(com('pelo', p.leiloeiro))}, ao vivo`],
      ['Transmissão', l.transmissaoNaPista && 'Ao vivo, da pista'],
    ]),
    grupo('Leilão judicial', [
      ['Processo', l.judicial?.processo],
      ['Juízo', l.judicial?.juizo],
      ['Praça', l.judicial && ROTULO_DA_PRACA[l.judicial.praca]],
      ['Avaliação', l.judicial && formatarReais(l.judicial.avaliacao)],
      ['Ônus', l.judicial?.onus],
    ]),
    { titulo: 'Itens', fatos: v.itens.map((i) => ({ rotulo: i.rotulo, valor: i.resposta })) },
    { titulo: 'Detran', fatos: l.situacaoDetran },
  ].filter((g) => g.fatos.length > 0)
}

/** The days and hours on which the auction itself shows its goods. */
export const visitacaoDoLeilaoDe = ({
  visitacaoInicio: de,
  visitacaoFim: ate,
}: Pick<LotePublico['leilao'], 'visitacaoInicio' | 'visitacaoFim'>): string | null =>
  de && ate ? dizerVisitacaoDoLeilao({ inicio: Date.parse(de), fim: Date.parse(ate) }) : null

/** Who sells, by whose hand, where and when: what a bidder checks before he trusts an announcement. */
export function fatosDoLeilao({ leilao: a }: LotePublico, tipo: TipoHotsite): readonly Fato[] {
  const p = palavras(tipo)
  return grupo('', [
    [maiuscula(p.leilao.um), a.nome],
    ['Data', `${formatarDataHora(Date.parse(a.data))}, horário de Brasília`],
    ['Modalidade', MODALIDADES[a.modalidade]],
    // The register is that of auctioneers: a shop's presenter has none to show.
    [maiuscula(p.leiloeiro.um), tipo === 'loja' ? a.leiloeiro : `${a.leiloeiro} (${a.leiloeiroRegistro})`],
    ['Local', `${a.local}, ${a.cidade}/${a.uf}`],
    ['Visitação', visitacaoDoLeilaoDe(a)],
  ]).fatos
}

/** Promotions of the house in which the lot takes part: stamps that stand without a picture. */
export const promocoesDoLote = (l: Pick<LotePublico, 'blackCar10' | 'sorteioFinalAno'>): string[] => [
  ...(l.blackCar10 ? ['Black Car 10'] : []),
  ...(l.sorteioFinalAno ? ['Sorteio de fim de ano'] : []),
]

/** Said before one enrols: the money must be there before the first bid. */
export function avisoDaCaucao(
  { valor, porcentagem }: NonNullable<LotePublico['leilao']['caucao']>,
  p: Palavras,
): string {
  const parte =
    porcentagem === null ? null : `${String(porcentagem).replace('.', ',')}% do limite que você escolher`
  const quanto = [valor === null ? null : formatarReais(valor), parte].filter(Boolean)
  const dito = quanto.length === 2 ? `${quanto[1]}, no mínimo ${quanto[0]}` : (quanto[0] ?? 'a combinar')
  return `Para ${p.darLance} é preciso uma caução: ${dito}. Ela é devolvida a quem não comprar.`
}

/**
 * What must be said before the bid. That a sale is conditional is public; whether there is a reserve is not, so
 * nothing here may follow from one.
 */
export function avisosDoLote(l: LotePublico, tipo: TipoHotsite): string[] {
  const p = palavras(tipo)
  const { conservacao, monta, retomada, sinistro } = l.veiculo
  const avisos = avisosAntesDoLance({
    conservacao: ehConservacao(conservacao) ? conservacao : null,
    monta: ehMonta(monta) ? monta : null,
    sinistro: sinistro !== null || dadosDaOrigem(retomada).sinistro,
  })
  if (l.condicional)
    avisos.unshift(
      `Venda condicional: ${com('o', p.lance)} vencedor${p.lance.genero === 'f' ? 'a' : ''} depende da aprovação ${com('do', p.comitente)}`,
    )
  if (l.leilao.caucao) avisos.push(avisoDaCaucao(l.leilao.caucao, p))
  if (l.veiculo.laudoCautelarResultado === 'REPROVADO') avisos.push('Laudo cautelar reprovado')
  if (l.localizacao.externo) avisos.push('Bem em local externo: confira na descrição onde ele está')
  return avisos
}
