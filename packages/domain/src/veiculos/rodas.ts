// Where on the vehicle a described tyre stands, for the drawing seen from above: axle by axle from the front, left
// and right as the driver sits; a motorcycle has its wheels in the middle; the spare wheel stands for itself. Only
// answered tyres make axles: a lorry has 2 to 8.
import { type Itens, ITENS_POR_TIPO, type TipoVeiculo } from './itens-detalhados.ts'

export type CondicaoDoPneu = 'BOM' | 'MEIA-VIDA' | 'TROCA'
export type LadoDaRoda = 'esquerdo' | 'direito' | 'centro' | 'estepe'

export interface Roda {
  readonly rotulo: string
  /** from 1 at the front; 0 for the spare wheel */
  readonly eixo: number
  readonly lado: LadoDaRoda
  readonly condicao: CondicaoDoPneu
  /** the condition in words */
  readonly resposta: string
}

const FIXAS: Readonly<Record<string, readonly [eixo: number, lado: LadoDaRoda]>> = {
  pneuDianteiroEsquerdo: [1, 'esquerdo'],
  pneuDianteiroDireito: [1, 'direito'],
  pneuTraseiroEsquerdo: [2, 'esquerdo'],
  pneuTraseiroDireito: [2, 'direito'],
  pneuDianteiro: [1, 'centro'],
  pneuTraseiro: [2, 'centro'],
  pneuEstepe: [0, 'estepe'],
}

function lugarDaRoda(campo: string): readonly [number, LadoDaRoda] | null {
  const fixa = FIXAS[campo]
  if (fixa !== undefined) return fixa
  const [, eixo, lado] = /^pneuEixo(\d)(Esquerdo|Direito)$/.exec(campo) ?? []
  if (eixo === undefined) return null
  return [Number(eixo), lado === 'Esquerdo' ? 'esquerdo' : 'direito']
}

/** The described tyres with their places; empty when none was described. */
export function rodasDescritas(tipo: TipoVeiculo, itens: Itens): Roda[] {
  return ITENS_POR_TIPO[tipo].flatMap(({ campo, rotulo, opcoes, pneu }): Roda[] => {
    const valor = itens[campo]
    const lugar = pneu ? lugarDaRoda(campo) : null
    if (lugar === null || valor == null || !Object.hasOwn(opcoes, valor)) return []
    return [
      {
        rotulo,
        eixo: lugar[0],
        lado: lugar[1],
        condicao: valor as CondicaoDoPneu,
        resposta: opcoes[valor] ?? valor,
      },
    ]
  })
}
