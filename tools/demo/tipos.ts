// Shapes of the demonstration data. Money in integer centavos, times and randomness absent: these are constants.
// Enumerations are the specification's (document 1, sections 3, 5 and 9).
import type { Cor } from './desenhar/cores.ts'
import type { Modelo } from './desenhar/catalogo.ts'

export type Categoria =
  | 'Carros'
  | 'Moto'
  | 'Pesados'
  | 'Utilitários'
  | 'Sucatas'
  | 'Equipamentos'
  | 'Imóveis'
  | 'Recuperável'
  | 'Aeronaves'
  | 'Embarcações'
export type SimNao = 'SIM' | 'NAO'
export type EstadoPneu = 'BOM' | 'MEIA-VIDA' | 'TROCA'

type Comuns = {
  bateria: 'FUNCIONANDO' | 'PRECISOU_CARGA'
  chaveReserva: SimNao
  manualProprietario: SimNao
  observacoes: string
}
export type ItensLeve = Comuns & {
  bloco: 'LEVE'
  abs: SimNao
  tetoSolar: SimNao
  centralMultimidia: SimNao
  controleVolante: SimNao
  cameraRe: SimNao
  sensorEstacionamento: SimNao
  tipoRoda: 'FERRO' | 'LIGA_LEVE'
  estepe: SimNao
  macaco: SimNao
  chaveRoda: SimNao
  direcao: 'HIDRAULICA' | 'ELETRICA' | 'NENHUMA'
  vidros: 'ELETRICO' | 'MANUAL'
  retrovisor: 'ELETRICO' | 'MANUAL'
  bancos: 'TECIDO' | 'COURO'
  tipoCambio: 'MANUAL' | 'AUTOMATICO'
  arCondicionado: SimNao
  blindado: SimNao
  kitGnv: SimNao
  alarme: SimNao
  airbag: SimNao
  pneus: Record<'dianteiroEsquerdo' | 'dianteiroDireito' | 'traseiroEsquerdo' | 'traseiroDireito', EstadoPneu>
}
export type ItensPesado = Comuns & {
  bloco: 'PESADO'
  eixos: 2 | 3 | 4 | 5 | 6 | 7 | 8
  tipoCarroceria:
    | 'BAU'
    | 'GRADE_BAIXA'
    | 'CACAMBA'
    | 'SIDER'
    | 'GRANELEIRO'
    | 'FRIGORIFICO'
    | 'CARGA_SECA'
    | null
  tacografo: 'FUNCIONANDO' | 'NAO_FUNCIONANDO' | 'NENHUM'
  arCondicionado: SimNao
  /** Axles 1 to 8, in order from the front. */
  pneus: readonly { eixo: number; esquerdo: EstadoPneu; direito: EstadoPneu }[]
}
export type ItensMoto = Comuns & {
  bloco: 'MOTO'
  partidaEletrica: SimNao
  bauLateral: SimNao
  bauTraseiro: SimNao
  pneuDianteiro: EstadoPneu
  pneuTraseiro: EstadoPneu
}

export type VeiculoDemo = {
  /** Stable name of the goods inside the demonstration; unique. */
  codigo: string
  categoria: Categoria
  tipo: 'LEVE' | 'MOTO' | 'PESADO' | 'UTILITARIO' | null
  /** tipo_lote id, by the groups of the specification's category ids. */
  tipoId: number
  marca: string
  modelo: string
  versao: string
  anoFabricacao: number | null
  anoModelo: number | null
  /** Centavos, of the FIPE table of that month (yyyy-mm); null where the goods have no FIPE price at hand. */
  fipe: { codigo: string; valor: number; referencia: string } | null
  valorMercado: number
  cor: string | null
  combustivel: 'GAS' | 'ALC' | 'DIE' | 'FLE' | 'HIF' | 'ELE' | 'OUT' | null
  km: number | null
  placa: string | null
  chassi: string | null
  renavam: string | null
  conservacao: 'CONSERVADO' | 'SINISTRADO' | 'SUCATA'
  monta: 'PEQUENA' | 'MEDIA' | 'GRANDE' | null
  possuiChave: boolean
  retomada:
    | 'RECUPERACAO_FINANCIAMENTO'
    | 'SEGURO_CREDITO'
    | 'FROTA'
    | 'JUDICIAL'
    | 'EXTRAJUDICIAL'
    | 'ALIENACAO'
    | 'APREENSAO_TRANSITO'
    | 'PT_COLISAO'
    | 'PT_ROUBO_FURTO_RECUPERADO'
  sinistro: string | null
  laudoCautelarResultado: 'APROVADO' | 'APROVADO_COM_RESSALVAS' | 'REPROVADO' | 'NAO_REALIZADO'
  /** Key into COMITENTES and PATIOS_DEMO of pessoas.ts. */
  comitente: string
  patio: string
  cidade: string
  uf: string
  descricao: string
  minimo: number
  incremento: number
  /** The consignor's reserve: never shown to a client. */
  valorComitente: number
  itensDetalhados: ItensLeve | ItensPesado | ItensMoto | null
  modelo3d: Modelo
  cor3d: Cor
}
