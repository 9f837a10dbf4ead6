/**
 * Free text of public notices → what it says about a vehicle: plate and state, chassis, RENAVAM, years, colour, fuel,
 * make and model, kilometres. Written for the Receita Federal's descriptions, which are typed by many hands, cut at
 * forty characters in the middle of words ("VERMELH A", "BR ANCA"), and followed by visiting hours.
 * It finds or it stays silent: identifiers must have their shape, the RENAVAM its check digit; a contradiction is a
 * warning. Visiting hours are not years, and a model number is no plate.
 */
import { avaliarChassi, normalizarChassi } from '@martelo/domain/comum/identificadores/chassi.ts'
import { normalizarPlaca, padraoDaPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { validarRenavam } from '@martelo/domain/comum/identificadores/renavam.ts'
import { semAcentos } from '@martelo/domain/comum/texto.ts'
import { acharMarca } from './marcas.ts'
import { CORES, tipoPorNome, UFS } from './sinonimos.ts'
import type { Valores } from './valores.ts'

export interface TextoLido {
  readonly valores: Partial<Valores>
  readonly avisos: readonly string[]
}

/** Upper case without accents, one blank between words. Bars, which mark ends of lines, stay. */
export function aplanar(texto: string): string {
  return semAcentos(texto).toUpperCase().replace(/\s+/g, ' ').trim()
}

/** What follows is about visits, debts and duties, full of other dates and numbers. */
const RODAPE = /(?:\bVISITACAO\b|\bRESTRICAO|\bRESTRICOES|\bICMS\b|\bINFORMO QUE\b).*$/

const UF = '([A-Z]{2})'
const PLACA = '([A-Z]{3}[ -]?\\d[A-Z0-9]\\d{2})'
const ROTULADAS: readonly RegExp[] = [
  new RegExp(`\\bUF ?/ ?PLACA ?:? ?${UF} ?/ ?${PLACA}\\b`),
  new RegExp(`\\bPLACAS? ?[:.-]* ?\\(?${UF}\\)? ?[:-]? ?${PLACA}\\b`),
]
const ROTULADA_COM_UF_DEPOIS = new RegExp(`\\b(?:PLACAS?|PL)\\b ?[:.-]* ?${PLACA}\\b(?: ?[/,(-] ?${UF}\\b)?`)
const SOLTA_COM_UF = /(?:^|[\s,;/(])([A-Z]{2}) ([A-Z]{3}-?\d[A-Z0-9]\d{2})(?=$|[\s,;/.)])/
const SOLTA = /(?:^|[\s,;/(])([A-Z]{3}-?\d[A-Z0-9]\d{2})(?=$|[\s,;/.)])/

function acharPlaca(texto: string): Partial<Valores> {
  const achada = (placa: string | undefined, sigla: string | undefined): Partial<Valores> | null =>
    placa && padraoDaPlaca(placa)
      ? { placa: normalizarPlaca(placa), ...(sigla && UFS.has(sigla) ? { placaUf: sigla } : {}) }
      : null
  for (const forma of ROTULADAS) {
    const m = forma.exec(texto)
    const lida = achada(m?.[2], m?.[1])
    if (lida?.placaUf) return lida
  }
  const depois = ROTULADA_COM_UF_DEPOIS.exec(texto)
  const comUf = SOLTA_COM_UF.exec(texto)
  const dita = comUf?.[1] && UFS.has(comUf[1]) ? achada(comUf[2], comUf[1]) : null
  return achada(depois?.[1], depois?.[2]) ?? dita ?? achada(SOLTA.exec(texto)?.[1], undefined) ?? {}
}

/** A chassis broken by the end of a line ("9BM9580349B664///113"): joined only when that makes seventeen. */
const CHASSI_PARTIDO = /\bCHASSIS? ?[:.-]* ?(?:CHASSI )?([A-Z0-9]{8,16})\/{2,}([A-Z0-9]{1,8})\b/
const CHASSI_ROTULADO =
  /(?:\bCHASSIS?(?:\/VIN(?: DO VEICULO)?)?|\bCH|\bVIN) ?[:.-]* ?(?:CHASSI )?([A-Z0-9]{8,20})\b/g
const CHASSI_SOLTO = /(?:^|[\s,;/:-])((?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{13}\d{4})(?=$|[\s,;/.)])/

function acharChassi(texto: string): string | null {
  const partido = CHASSI_PARTIDO.exec(texto)
  const juntado = partido ? `${partido[1]}${partido[2]}` : ''
  if (juntado.length === 17) return juntado
  for (const [, chassi = ''] of texto.matchAll(CHASSI_ROTULADO)) {
    // "CHASSI ALONGADO" is a remark, not a number.
    if ((chassi.match(/\d/g)?.length ?? 0) >= 4) return normalizarChassi(chassi)
  }
  return CHASSI_SOLTO.exec(texto)?.[1] ?? null
}

const RENAVAM_ROTULADO = /\bREN(?:AVA[MN])? ?[:.-]* ?N? ?[:.-]* ?(\d(?: ?\d){7,10})(?!\d)/
const RENAVAM_ABREVIADO = /\bRE? (\d(?: ?\d){8,10})(?!\d)/
const RENAVAM_SOLTO = /(?:^|[\s/,;])(\d{11})(?=$|[\s/,;])/g

function acharRenavam(texto: string): { renavam?: string; aviso?: string } {
  const rotulado = (RENAVAM_ROTULADO.exec(texto) ?? RENAVAM_ABREVIADO.exec(texto))?.[1]
  if (rotulado) {
    const lido = validarRenavam(rotulado.replaceAll(' ', '').padStart(9, '0'))
    return lido.ok ? { renavam: lido.valor } : { aviso: `RENAVAM ${rotulado} do edital não confere.` }
  }
  for (const [, numero = ''] of texto.matchAll(RENAVAM_SOLTO)) {
    const lido = validarRenavam(numero)
    if (lido.ok) return { renavam: lido.valor }
  }
  return {}
}

const ANO_ROTULADO = /\bANOS?(?: ?\/ ?MOD(?:ELO)?)? ?[:.-]* ?(\d{4})(?: ?[/-] ?(\d{4}|\d{2}))?(?!\d)/
const ANO_MODELO = /\b(?:ANO[-: /]?)?MOD(?:ELO)? ?[:.-]* ?(\d{4})(?!\d)/
const ANO_FABRICACAO = /\b(?:ANO[-: /]?)?FAB(?:RICACAO)? ?[:.-]* ?(\d{4})(?!\d)/
const ANO_PAR = /(?:^|[\s,;(/])((?:19|20)\d{2}) ?[/ -] ?((?:19|20|21)\d{2}|\d{2})(?=$|[\s,;)/.-])/
const ANO_SOLTO = /(?:^|[\s,;(/])((?:19[5-9]|20[0-4])\d)(?=$|[\s,;)/.])/

function par(a: string, b: string | undefined, limite: number): Partial<Valores> {
  const primeiro = Number(a)
  if (!anoPossivel(primeiro, limite)) return {}
  if (b === undefined) return { anoModelo: primeiro }
  const segundo = b.length === 2 ? Math.floor(primeiro / 100) * 100 + Number(b) : Number(b)
  // "2011/10" is written model first by some hands. A pair more than a year apart is a typing error.
  if (!anoPossivel(segundo, limite) || Math.abs(primeiro - segundo) > 1) return { anoModelo: primeiro }
  return { anoFabricacao: Math.min(primeiro, segundo), anoModelo: Math.max(primeiro, segundo) }
}

function anoPossivel(ano: number, limite: number): boolean {
  return ano >= 1950 && ano <= limite
}

function acharAnos(texto: string, limite: number): Partial<Valores> {
  const rotulado = ANO_ROTULADO.exec(texto)
  const modelo = Number(ANO_MODELO.exec(texto)?.[1])
  if (!rotulado?.[2] && anoPossivel(modelo, limite)) {
    // "ANO 1995 MOD 1996", "ANO-MOD: 2011; ANO-FAB: 2010": the year that is not called model is the other one.
    const soAno = rotulado && !rotulado[0].includes('MOD') ? rotulado[1] : undefined
    const outro = Number(ANO_FABRICACAO.exec(texto)?.[1] ?? soAno)
    return outro === modelo || outro === modelo - 1
      ? { anoFabricacao: outro, anoModelo: modelo }
      : { anoModelo: modelo }
  }
  for (const m of [rotulado, ANO_PAR.exec(texto), ANO_SOLTO.exec(texto)]) {
    const lido = m?.[1] ? par(m[1], m[2], limite) : {}
    if (lido.anoModelo !== undefined) return lido
  }
  return {}
}

/** Each colour with a possible blank between any two letters: that is where lines were cut. */
const FORMAS_DE_COR: readonly (readonly [RegExp, string])[] = [...CORES]
  .filter(([palavra]) => palavra.length > 3 && !palavra.includes(' '))
  .map(([palavra, cor]) => [new RegExp(`(?<![A-Z])${[...palavra.toUpperCase()].join(' ?')}(?![A-Z])`), cor])

function acharCor(texto: string): string | null {
  const rotulada = /\bCOR\b ?:? ?([A-Z ]{3,14})/.exec(texto)?.[1]
  for (const onde of rotulada ? [rotulada, texto] : [texto]) {
    const achadas = FORMAS_DE_COR.flatMap(([forma, cor]) => {
      const indice = forma.exec(onde)?.index
      return indice === undefined ? [] : [{ indice, cor }]
    }).sort((a, b) => a.indice - b.indice)
    if (achadas[0]) return achadas[0].cor
  }
  return null
}

const FORMAS_DE_COMBUSTIVEL: readonly (readonly [RegExp, string])[] = [
  [/\bFLEX\b.*\bGNV\b|\bGNV\b.*\bFLEX\b/, 'FGN'],
  [/\bHIBRID[OA] FLEX\b/, 'HIF'],
  [/\bPLUG[ -]?IN\b/, 'HPI'],
  [/\bHIBRID[OA]\b/, 'HIB'],
  [
    /\bFLEX\b|\b(?:ALCO(?:OL)?|ETANOL) ?\/ ?GASOL(?:INA)?\b|\bGASOL(?:INA)? ?\/ ?(?:ALCO(?:OL)?|ETANOL)\b/,
    'FLE',
  ],
  [/\bD ?I ?E ?S ?E ?L\b/, 'DIE'],
  [/\bGASOLINA\b/, 'GAS'],
  [/\b(?:ALCOOL|ETANOL)\b/, 'ALC'],
  [/\bELETRIC[OA]\b/, 'ELE'],
  [/\bGNV\b/, 'GNV'],
]

/** The kinds by the words that descriptions begin with; the first that fits decides. */
const FORMAS_DE_TIPO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:LEILOADO COMO |PARA )(?:SUCATA|DESMONTAGEM)\b/, 'Sucata'],
  [/\bS(?:EMI)?[. -]?REBOQUE\b|\bSEMIRREBOQUE\b/, 'Semirreboque'],
  [/^\W*REBOQUE\b/, 'Reboque'],
  [/\bCAVALO[ -]?MECANICO\b|\bCAMINL?HAO[ -]TRATOR\b/, 'Cavalo mecânico'],
  [/\bMICRO[ -]?ONIBUS\b/, 'Micro-ônibus'],
  [/\bONIBUS\b/, 'Ônibus'],
  [/\bCAMINHAO\b/, 'Caminhão'],
  [/\bMOTOCICLETA\b|\bMOTONETA\b|\bSCOOTER\b/, 'Motocicleta'],
  [
    /\bCAMINHONETE\b|\bCAMIONETA\b|\bPICK[ -]?UP\b|\bVAN\b|\bKOMBI\b|\bFURGAO\b|\bUTILITARIO\b|\bFIORINO\b|\bDOBLO\b/,
    'Utilitário',
  ],
  [/\bAUTOMOVEL\b|\bVEICULO\b/, 'Automóvel'],
]

export function acharTipo(texto: string): number | null {
  const nome = FORMAS_DE_TIPO.find(([forma]) => forma.test(texto))?.[1]
  return nome ? (tipoPorNome(nome)?.id ?? null) : null
}

/** What may follow a model: the first of these ends it. */
const FIM_DO_MODELO = new RegExp(
  `\\s*(?:${[
    '//|,|;|\\(|\\s-\\s?|-(?=[A-Z]+A\\b)',
    '\\b(?:COR|ANOS?|PLACAS?|PL|CHASSIS?|ORIGEM|BRASIL|NACIONAL|DIESEL|DIE SEL|FLEX|GASOLINA|AUTOMOVEL)\\b',
    '\\b(?:CAMINL?HAO|SEMIRREBOQUE|TRATOR)\\b',
    '\\bCH ?(?=\\d|[A-Z]\\d)|\\bRENAVA|\\bRE? \\d{9}',
    '\\b(?:19[5-9]|20[0-4])\\d(?=$|[\\s/,;)-])',
    '(?<![A-Z0-9])[A-Z]{3}-?\\d[A-Z0-9]\\d{2}(?=$|[\\s,;/.])',
    '/ ?(?=[A-HJ-NPR-Z0-9]{17})',
  ].join('|')}).*$`,
)

function limparModelo(resto: string): string | null {
  let modelo = resto.replace(/^[\s/.,:-]+/, '')
  // Some hands put the owner's town between make and model; where it ends cannot be told.
  if (/^CID(?:ADE)?\b/.test(modelo)) return null
  modelo = modelo.replace(FIM_DO_MODELO, '')
  for (const [forma] of FORMAS_DE_COR) modelo = modelo.replace(new RegExp(`\\s*${forma.source}.*$`), '')
  return (
    modelo
      .replace(/[\s/.:-]+$/, '')
      .slice(0, 80)
      .trim() || null
  )
}

function acharMarcaEModelo(texto: string): Partial<Valores> {
  const achada = acharMarca(texto)
  if (!achada) return {}
  const modelo = limparModelo(texto.slice(achada.fim))
  return { marca: achada.marca, ...(modelo ? { modelo } : {}) }
}

/** Never throws. `anoLimite`: the newest model year that may be meant, the auction's year plus one. */
export function lerTextoDoVeiculo(descricao: string, anoLimite: number): TextoLido {
  const texto = aplanar(descricao)
  const semRodape = texto.replace(RODAPE, '')
  const avisos: string[] = []
  const chassi = acharChassi(texto)
  // Without the chassis the other searches meet no stray letters and digits.
  const resto = chassi ? semRodape.replaceAll(chassi, ' ') : semRodape
  const { renavam, aviso } = acharRenavam(texto)
  if (aviso) avisos.push(aviso)
  const cor = acharCor(semRodape)
  const combustivel = FORMAS_DE_COMBUSTIVEL.find(([forma]) => forma.test(semRodape))?.[1]
  const km = /\bKM ?:? ?(\d{1,3}(?:\.\d{3})+|\d{3,7})\b/.exec(semRodape)?.[1]
  const tipoId = acharTipo(texto)
  const valores: Partial<Valores> = {
    ...acharMarcaEModelo(semRodape),
    ...acharPlaca(resto),
    ...acharAnos(resto.replace(/\d{2}\/\d{2}\/\d{4}/g, ' '), anoLimite),
    ...(chassi ? { chassi } : {}),
    ...(renavam ? { renavam } : {}),
    ...(cor ? { cor } : {}),
    ...(combustivel ? { combustivel } : {}),
    ...(km ? { km: Number(km.replaceAll('.', '')) } : {}),
    ...(tipoId ? { tipoId } : {}),
  }
  if (chassi) avisos.push(...avaliarChassi(chassi, valores.anoModelo).avisos)
  if (/\bPLACAS? PARAGUAIAS?\b/.test(texto)) avisos.push('O edital cita placa estrangeira.')
  if (/\bPLACAS FALSAS\b|PLACAS QUE PORTAVA/.test(texto))
    avisos.push('As placas das fotos não são as do veículo.')
  return { valores, avisos }
}
