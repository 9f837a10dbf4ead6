// What a test key reads before its owner has sent anything: goods in each state that his program must cope with. Invented
// from beginning to end; amounts are centavos.

interface LoteDeEnsaio {
  readonly numero: string
  readonly nome: string
  readonly placa: string
  readonly situacao: string
  readonly minimo: number
  readonly reserva: number | null
  readonly lance: number | null
  readonly arremate: number | null
  readonly comissao: number | null
}

const lote = (
  numero: string,
  nome: string,
  placa: string,
  situacao: string,
  [minimo, reserva, lance]: readonly [number, number | null, number | null],
): LoteDeEnsaio => {
  const vendido = situacao === 'PAGO' || situacao === 'AG_PAGAMENTO'
  return {
    numero,
    nome,
    placa,
    situacao,
    minimo,
    reserva,
    lance,
    arremate: vendido ? lance : null,
    comissao: vendido && lance !== null ? Math.round(lance / 20) : null,
  }
}

export const LOTES_DE_ENSAIO: readonly LoteDeEnsaio[] = [
  lote('1', 'Furgão de ensaio 2020', 'TST1A01', 'PAGO', [3_500_000, 4_000_000, 4_310_000]),
  lote('2', 'Hatch de ensaio 2019', 'TST1A02', 'AG_PAGAMENTO', [2_200_000, null, 2_640_000]),
  lote('3', 'Sedã de ensaio 2021', 'TST1A03', 'CONDICIONAL', [4_800_000, 5_500_000, 5_120_000]),
  lote('4', 'Moto de ensaio 2022', 'TST1A04', 'NAO_ARREMATADO', [900_000, null, null]),
  lote('5', 'Picape de ensaio 2018', 'TST1A05', 'LIBERADO_LEILAO', [5_000_000, 6_000_000, null]),
]

export const PRESTACAO_DE_ENSAIO = {
  numero: '1/2026',
  situacao: 'PAGA',
  vendido: 4_310_000,
  multas: 0,
  correcoes: 0,
  comissao: 215_500,
  despesas: 35_000,
  adiantamentos: 0,
  retido: 0,
  liquido: 4_059_500,
} as const

/** Of the vehicle of each lot to try with, by its number; of one that the program sent itself, the first. */
export const REMOCOES_DE_ENSAIO: Readonly<Record<string, string>> = {
  '1': 'FINALIZADA',
  '2': 'FINALIZADA',
  '3': 'EM_TRANSPORTE',
  '4': 'AGENDADA',
  '5': 'FRUSTRADA',
}
export const REMOCAO_DO_ENVIADO = 'SOLICITADA'

/** A paper of one page that any reader opens. `linha`: what stands on it, in plain letters. */
export function papelDeEnsaio(linha: string): string {
  const texto = linha.replace(/[^ -~]/g, '').replace(/[()\\]/g, ' ')
  const desenho = `BT /F1 18 Tf 60 760 Td (${texto}) Tj ET`
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${desenho.length}>>stream\n${desenho}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let papel = '%PDF-1.4\n'
  const onde = objetos.map((o, i) => {
    const aqui = papel.length
    papel += `${i + 1} 0 obj${o}endobj\n`
    return `${String(aqui).padStart(10, '0')} 00000 n \n`
  })
  const tabela = papel.length
  return `${papel}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${onde.join('')}trailer<</Size ${objetos.length + 1}/Root 1 0 R>>\nstartxref\n${tabela}\n%%EOF\n`
}
