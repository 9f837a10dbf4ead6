// Whether the house may put a page of its own at an address: only where no screen of the product answers, or where
// the screen that does would show it. Derived from the table of screens, never from a list of taken addresses.
import { TELAS } from './routes.ts'
import { TELAS_VITRINE } from './telas/vitrine.telas.ts'

/** Screens that show a page of the house's, when it published one at their address. */
const MOSTRAM_PAGINA_DA_CASA: ReadonlySet<string> = new Set([
  TELAS_VITRINE.naoEncontrada.path,
  TELAS_VITRINE.video.path,
  ...TELAS_VITRINE.video.aliases,
  TELAS_VITRINE.venderSeuCarro.path,
  '/regulamento/:url',
])

const partes = (endereco: string): string[] => endereco.split('/').filter((p) => p !== '')

/** `/patios/:cidade/:estadoUf` and `/leilao/*`, as the router reads them. */
function combina(padrao: string, endereco: readonly string[]): boolean {
  const p = partes(padrao)
  const resto = p.at(-1) === '*'
  const fixas = resto ? p.slice(0, -1) : p
  if (resto ? endereco.length < fixas.length : endereco.length !== fixas.length) return false
  return fixas.every((parte, i) => parte.startsWith(':') || parte === endereco[i])
}

const OCUPADOS = Object.values(TELAS)
  .flatMap((t) => [t.path, ...(t.aliases ?? [])])
  .filter((p) => !MOSTRAM_PAGINA_DA_CASA.has(p))

/** Where calls, files and working areas begin: whatever stands below them is not a page of the site. */
const COMECOS: ReadonlySet<string> = new Set([
  'v1',
  'metrics',
  'docs',
  'files',
  'arquivos',
  'assets',
  'simuladores',
  'hotsite',
  ...Object.values(TELAS)
    .filter((t) => t.area !== 'vitrine')
    .map((t) => partes(t.path)[0] ?? ''),
])

/** `/promocao` is free, `/cookies`, `/leilao/x` and `/admin` are not. */
export function enderecoLivre(uri: string): boolean {
  const endereco = partes(uri)
  return !COMECOS.has(endereco[0] ?? '') && !OCUPADOS.some((p) => combina(p, endereco))
}
