// Builds one entry of the demonstration from the few facts that differ, so that the data files stay readable.
// What is not said means: complete goods, key present, no accident, no report made, standing in its yard's city.
import { PATIOS_DEMO } from './pessoas.ts'
import type { EstadoPneu, ItensLeve, ItensMoto, ItensPesado, SimNao, VeiculoDemo } from './tipos.ts'

type Facts = Pick<
  VeiculoDemo,
  | 'codigo'
  | 'categoria'
  | 'tipoId'
  | 'marca'
  | 'modelo'
  | 'versao'
  | 'valorMercado'
  | 'retomada'
  | 'comitente'
  | 'patio'
  | 'descricao'
> &
  Partial<
    Pick<
      VeiculoDemo,
      | 'tipo'
      | 'cor'
      | 'combustivel'
      | 'km'
      | 'conservacao'
      | 'monta'
      | 'possuiChave'
      | 'sinistro'
      | 'laudoCautelarResultado'
      | 'itensDetalhados'
    >
  > & {
    /** Built, model year. */
    anos?: readonly [number, number]
    /** FIPE code; its price is then valorMercado. */
    fipe?: string
    identificacao?: Pick<VeiculoDemo, 'placa' | 'chassi' | 'renavam'>
    /** City and state when the goods do not stand in the yard. */
    local?: readonly [string, string]
    precos: Pick<VeiculoDemo, 'minimo' | 'incremento' | 'valorComitente'>
    desenho: { modelo: VeiculoDemo['modelo3d']; cor: VeiculoDemo['cor3d'] }
  }

/** One entry with everything filled in. Throws when the yard does not exist. */
export function bem(f: Facts): VeiculoDemo {
  const { anos, fipe, identificacao, local, precos, desenho, ...rest } = f
  const patio = PATIOS_DEMO.find((p) => p.codigo === f.patio)
  if (!patio) throw new Error(`no yard "${f.patio}" for ${f.codigo}`)
  return {
    tipo: null,
    cor: null,
    combustivel: null,
    km: null,
    conservacao: 'CONSERVADO',
    monta: null,
    possuiChave: true,
    sinistro: null,
    laudoCautelarResultado: 'NAO_REALIZADO',
    itensDetalhados: null,
    ...rest,
    anoFabricacao: anos?.[0] ?? null,
    anoModelo: anos?.[1] ?? null,
    fipe: fipe ? { codigo: fipe, valor: f.valorMercado, referencia: '2022-05' } : null,
    placa: identificacao?.placa ?? null,
    chassi: identificacao?.chassi ?? null,
    renavam: identificacao?.renavam ?? null,
    cidade: local?.[0] ?? patio.cidade,
    uf: local?.[1] ?? patio.uf,
    ...precos,
    modelo3d: desenho.modelo,
    cor3d: desenho.cor,
  }
}

const COMUNS = {
  bateria: 'FUNCIONANDO',
  chaveReserva: 'NAO',
  manualProprietario: 'NAO',
  observacoes: '',
} as const

type Nivel = 'basico' | 'intermediario' | 'completo'
const NIVEL: Record<Nivel, number> = { basico: 0, intermediario: 1, completo: 2 }

/** Light block by equipment level; tyres all alike, or front left, front right, rear left, rear right. */
export function leve(
  nivel: Nivel,
  pneus: EstadoPneu | readonly [EstadoPneu, EstadoPneu, EstadoPneu, EstadoPneu],
  ajustes: Partial<Omit<ItensLeve, 'bloco' | 'pneus'>> = {},
): ItensLeve {
  const from = (n: number): SimNao => (NIVEL[nivel] >= n ? 'SIM' : 'NAO')
  const [de, dd, te, td] = typeof pneus === 'string' ? [pneus, pneus, pneus, pneus] : pneus
  return {
    bloco: 'LEVE',
    abs: 'SIM',
    tetoSolar: 'NAO',
    centralMultimidia: from(1),
    controleVolante: from(1),
    cameraRe: from(2),
    sensorEstacionamento: from(1),
    tipoRoda: nivel === 'basico' ? 'FERRO' : 'LIGA_LEVE',
    estepe: 'SIM',
    macaco: 'SIM',
    chaveRoda: 'SIM',
    direcao: 'ELETRICA',
    vidros: 'ELETRICO',
    retrovisor: nivel === 'basico' ? 'MANUAL' : 'ELETRICO',
    bancos: nivel === 'completo' ? 'COURO' : 'TECIDO',
    tipoCambio: 'MANUAL',
    arCondicionado: 'SIM',
    blindado: 'NAO',
    kitGnv: 'NAO',
    alarme: from(1),
    airbag: 'SIM',
    ...COMUNS,
    ...ajustes,
    pneus: { dianteiroEsquerdo: de, dianteiroDireito: dd, traseiroEsquerdo: te, traseiroDireito: td },
  }
}

/** Motorcycle block: front tyre, rear tyre. */
export const moto = (
  pneuDianteiro: EstadoPneu,
  pneuTraseiro: EstadoPneu,
  ajustes: Partial<Omit<ItensMoto, 'bloco' | 'pneuDianteiro' | 'pneuTraseiro'>> = {},
): ItensMoto => ({
  bloco: 'MOTO',
  partidaEletrica: 'SIM',
  bauLateral: 'NAO',
  bauTraseiro: 'NAO',
  ...COMUNS,
  ...ajustes,
  pneuDianteiro,
  pneuTraseiro,
})

/** Heavy block: tyres axle by axle from the front, left and right alike. */
export const pesado = (
  eixos: ItensPesado['eixos'],
  tipoCarroceria: ItensPesado['tipoCarroceria'],
  pneus: readonly EstadoPneu[],
  ajustes: Partial<Omit<ItensPesado, 'bloco' | 'eixos' | 'tipoCarroceria' | 'pneus'>> = {},
): ItensPesado => ({
  bloco: 'PESADO',
  eixos,
  tipoCarroceria,
  tacografo: 'FUNCIONANDO',
  arCondicionado: 'SIM',
  ...COMUNS,
  ...ajustes,
  pneus: pneus.map((p, i) => ({ eixo: i + 1, esquerdo: p, direito: p })),
})
