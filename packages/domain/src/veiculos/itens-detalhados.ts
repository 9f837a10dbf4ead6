// The detailed items of a vehicle (`itensDetalhados`): which exist for each type, which answers each takes, its
// label, for the inspection form, the lot page and the check of what comes in. Three blocks: light (also for
// UTILITARIO), heavy and motorcycle, plus what all have. The specification fixes yes/no, steering, wheels, axles,
// body, tachograph, tyres and battery; the answers for windows, mirrors, seats and gearbox are ours. An unanswered
// item is null, not "no".

export const TIPOS_DE_VEICULO = {
  LEVE: 'Leve',
  MOTO: 'Moto',
  PESADO: 'Pesado',
  UTILITARIO: 'Utilitário',
} as const

export type TipoVeiculo = keyof typeof TIPOS_DE_VEICULO

const SIM_NAO = { SIM: 'Sim', NAO: 'Não' } as const
const DIRECAO = { HIDRAULICA: 'Hidráulica', ELETRICA: 'Elétrica', NAO_POSSUI: 'Não possui' } as const
const RODA = { FERRO: 'Ferro', LIGA_LEVE: 'Liga leve' } as const
const EIXOS = {
  '2': '2 eixos',
  '3': '3 eixos',
  '4': '4 eixos',
  '5': '5 eixos',
  '6': '6 eixos',
  '7': '7 eixos',
  '8': '8 eixos',
} as const
const CARROCERIA = {
  BAU: 'Baú',
  GRADE_BAIXA: 'Grade baixa',
  CACAMBA: 'Caçamba',
  SIDER: 'Sider',
  GRANELEIRO: 'Graneleiro',
  FRIGORIFICO: 'Frigorífico',
  CARGA_SECA: 'Carga seca',
} as const
const TACOGRAFO = {
  FUNCIONANDO: 'Funcionando',
  NAO_FUNCIONANDO: 'Não funcionando',
  NAO_POSSUI: 'Não possui',
} as const
const PNEU = { BOM: 'Bom', 'MEIA-VIDA': 'Meia-vida', TROCA: 'Troca' } as const
const BATERIA = { FUNCIONANDO: 'Funcionando', PRECISOU_DE_CARGA: 'Precisou de carga' } as const
const ACIONAMENTO = { ELETRICO: 'Elétrico', MANUAL: 'Manual' } as const
const BANCOS = { COURO: 'Couro', TECIDO: 'Tecido' } as const
const CAMBIO = {
  MANUAL: 'Manual',
  AUTOMATICO: 'Automático',
  AUTOMATIZADO: 'Automatizado',
  CVT: 'CVT',
} as const

/** Value → label. */
export type Opcoes = Readonly<Record<string, string>>

export type ItemDetalhado = {
  readonly campo: string
  readonly rotulo: string
  readonly opcoes: Opcoes
  /** Tyres are shown together, as a drawing of the wheels. */
  readonly pneu: boolean
}

const item = (campo: string, rotulo: string, opcoes: Opcoes = SIM_NAO): ItemDetalhado => ({
  campo,
  rotulo,
  opcoes,
  pneu: false,
})
const pneu = (campo: string, rotulo: string): ItemDetalhado => ({ campo, rotulo, opcoes: PNEU, pneu: true })

const COMUNS: readonly ItemDetalhado[] = [
  item('bateria', 'Bateria', BATERIA),
  item('chaveReserva', 'Chave reserva'),
  item('manualProprietario', 'Manual do proprietário'),
]

const LEVE: readonly ItemDetalhado[] = [
  item('abs', 'Freios ABS'),
  item('tetoSolar', 'Teto solar'),
  item('centralMultimidia', 'Central multimídia'),
  item('controleVolante', 'Controles no volante'),
  item('cameraRe', 'Câmera de ré'),
  item('sensorEstacionamento', 'Sensor de estacionamento'),
  item('tipoRoda', 'Rodas', RODA),
  item('estepe', 'Estepe'),
  item('macaco', 'Macaco'),
  item('chaveRoda', 'Chave de roda'),
  item('direcao', 'Direção', DIRECAO),
  item('vidros', 'Vidros', ACIONAMENTO),
  item('retrovisor', 'Retrovisores', ACIONAMENTO),
  item('bancos', 'Bancos', BANCOS),
  item('tipoCambio', 'Câmbio', CAMBIO),
  item('arCondicionado', 'Ar-condicionado'),
  item('blindado', 'Blindado'),
  item('kitGnv', 'Kit GNV'),
  item('alarme', 'Alarme'),
  item('airbag', 'Airbag'),
  pneu('pneuDianteiroEsquerdo', 'Pneu dianteiro esquerdo'),
  pneu('pneuDianteiroDireito', 'Pneu dianteiro direito'),
  pneu('pneuTraseiroEsquerdo', 'Pneu traseiro esquerdo'),
  pneu('pneuTraseiroDireito', 'Pneu traseiro direito'),
  pneu('pneuEstepe', 'Pneu estepe'),
]

/** The largest number of axles whose tyres are described one by one. */
const MAIOR_EIXO = 8

const PNEUS_PESADOS: readonly ItemDetalhado[] = Array.from({ length: MAIOR_EIXO }, (_, i) => [
  pneu(`pneuEixo${i + 1}Esquerdo`, `Eixo ${i + 1}, esquerdo`),
  pneu(`pneuEixo${i + 1}Direito`, `Eixo ${i + 1}, direito`),
]).flat()

const PESADO: readonly ItemDetalhado[] = [
  item('eixos', 'Eixos', EIXOS),
  item('tipoCarroceria', 'Carroceria', CARROCERIA),
  item('tacografo', 'Tacógrafo', TACOGRAFO),
  // A lorry is described like a car too, but for its tyres.
  ...LEVE.filter((i) => !i.pneu),
  ...PNEUS_PESADOS,
]

const MOTO: readonly ItemDetalhado[] = [
  item('partidaEletrica', 'Partida elétrica'),
  item('bauLateral', 'Baú lateral'),
  item('bauTraseiro', 'Baú traseiro'),
  pneu('pneuDianteiro', 'Pneu dianteiro'),
  pneu('pneuTraseiro', 'Pneu traseiro'),
]

/** The items of each type of vehicle, in the order of the form. */
export const ITENS_POR_TIPO: Readonly<Record<TipoVeiculo, readonly ItemDetalhado[]>> = {
  LEVE: [...LEVE, ...COMUNS],
  UTILITARIO: [...LEVE, ...COMUNS],
  PESADO: [...PESADO, ...COMUNS],
  MOTO: [...MOTO, ...COMUNS],
}

/** Besides the answers: what the inspector wrote, in his words, public. */
export const OBSERVACOES_DOS_ITENS = 'observacoes'

/** Answers by field; null or absent: not answered. */
export type Itens = Readonly<Record<string, string | null | undefined>>

export type ErroDeItem = { readonly campo: string; readonly motivo: 'campo-desconhecido' | 'valor-invalido' }

/** What is wrong with the answers for a type; empty when nothing is. */
export function errosDosItens(tipo: TipoVeiculo, itens: Itens): ErroDeItem[] {
  const conhecidos = new Map(ITENS_POR_TIPO[tipo].map((i) => [i.campo, i]))
  return Object.entries(itens).flatMap(([campo, valor]): ErroDeItem[] => {
    if (campo === OBSERVACOES_DOS_ITENS) return []
    const conhecido = conhecidos.get(campo)
    if (conhecido === undefined) return [{ campo, motivo: 'campo-desconhecido' }]
    if (valor == null || Object.hasOwn(conhecido.opcoes, valor)) return []
    return [{ campo, motivo: 'valor-invalido' }]
  })
}

/** The answered items with their labels, in the order of the form: what the lot page lists. */
export function itensRespondidos(
  tipo: TipoVeiculo,
  itens: Itens,
): { readonly campo: string; readonly rotulo: string; readonly resposta: string; readonly pneu: boolean }[] {
  return ITENS_POR_TIPO[tipo].flatMap(({ campo, rotulo, opcoes, pneu: ehPneu }) => {
    const valor = itens[campo]
    const resposta = valor != null && Object.hasOwn(opcoes, valor) ? opcoes[valor] : undefined
    return resposta === undefined ? [] : [{ campo, rotulo, resposta, pneu: ehPneu }]
  })
}
