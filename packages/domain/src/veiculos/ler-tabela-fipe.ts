// A price table as people get it: a sheet whose first row names code, model, year, fuel and price in some order. Refuses rows
// without a code that checks, a year or a price; a row that is refused does not stop the others.
import { normalizarCodigoFipe, validarCodigoFipe } from '../comum/identificadores/fipe.ts'

type Celula = string | number | boolean | Date | null
export interface PrecoFipe {
  readonly codigo: string
  readonly nome: string
  readonly anoModelo: number
  readonly combustivel: string
  /** centavos */
  readonly valor: number
}
export interface TabelaFipe {
  readonly precos: readonly PrecoFipe[]
  readonly recusadas: readonly { readonly linha: number; readonly motivo: string }[]
  /** what the sheet lacks altogether; then nothing was read */
  readonly falta: readonly string[]
}

const COLUNAS = {
  codigo: ['codigo', 'codigofipe', 'fipe', 'codfipe'],
  nome: ['modelo', 'nome', 'descricao', 'veiculo'],
  anoModelo: ['ano', 'anomodelo'],
  valor: ['valor', 'preco', 'precomedio', 'valormedio'],
  combustivel: ['combustivel', 'siglacombustivel'],
} as const
type Coluna = keyof typeof COLUNAS
const OBRIGATORIAS: readonly Coluna[] = ['codigo', 'nome', 'anoModelo', 'valor']

const chave = (v: Celula): string =>
  String(v ?? '')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()

function emCentavos(v: Celula): number | null {
  if (typeof v === 'number') return v > 0 ? Math.round(v * 100) : null
  const t = String(v ?? '').replace(/[^\d.,]/g, '')
  const n = Number(t.includes(',') ? t.replaceAll('.', '').replace(',', '.') : t)
  return t !== '' && Number.isFinite(n) && n > 0 ? Math.round(n * 100) : null
}

/** `Zero km` is the year 32000 of the table. */
function emAno(v: Celula): number | null {
  if (/zero/i.test(String(v ?? ''))) return 32_000
  const ano = Number(/\d{4,5}/.exec(String(v ?? ''))?.[0] ?? Number.NaN)
  return ano === 32_000 || (ano >= 1900 && ano <= 2100) ? ano : null
}

export function lerTabelaFipe(
  linhas: readonly { readonly numero: number; readonly valores: readonly Celula[] }[],
): TabelaFipe {
  const [cabecalho, ...corpo] = linhas
  const titulos = (cabecalho?.valores ?? []).map(chave)
  const lugar = (c: Coluna): number => titulos.findIndex((t) => (COLUNAS[c] as readonly string[]).includes(t))
  const falta = OBRIGATORIAS.filter((c) => lugar(c) < 0)
  if (falta.length > 0) return { precos: [], recusadas: [], falta }
  const precos: PrecoFipe[] = []
  const recusadas: { linha: number; motivo: string }[] = []
  for (const l of corpo) {
    const de = (c: Coluna): Celula => l.valores[lugar(c)] ?? null
    const texto = normalizarCodigoFipe(String(de('codigo') ?? '').padStart(7, '0'))
    const codigo = validarCodigoFipe(texto)
    const anoModelo = emAno(de('anoModelo'))
    const valor = emCentavos(de('valor'))
    const nome = String(de('nome') ?? '').trim()
    if (!codigo.ok) recusadas.push({ linha: l.numero, motivo: codigo.mensagem })
    else if (anoModelo === null) recusadas.push({ linha: l.numero, motivo: 'Ano inválido.' })
    else if (valor === null) recusadas.push({ linha: l.numero, motivo: 'Valor inválido.' })
    else if (nome === '') recusadas.push({ linha: l.numero, motivo: 'Informe o modelo.' })
    else
      precos.push({
        codigo: codigo.valor,
        nome: nome.slice(0, 140),
        anoModelo,
        combustivel:
          lugar('combustivel') < 0
            ? ''
            : String(de('combustivel') ?? '')
                .trim()
                .slice(0, 20),
        valor,
      })
  }
  return { precos, recusadas, falta: [] }
}
