// A dropped file as rows of vehicles: a spreadsheet through the house's own reader, or JSON as the call takes it. The
// reference is a column of that name, or else what names the vehicle.
import { LinhaParaImportar } from '@martelo/contracts/sistemas/sistema.schemas.ts'
import { dobrar } from '@martelo/domain/comum/texto.ts'
import { LIMITES_DO_COMITENTE } from '@martelo/domain/sistemas/escopos.ts'
import { analisarArquivo } from '../veiculos/door.ts'
import type { LinhaCrua } from './importar-linhas.ts'

type Lido =
  | { readonly ok: true; readonly linhas: LinhaCrua[] }
  | { readonly ok: false; readonly mensagem: string }

const CAMPOS: readonly string[] = Object.keys(LinhaParaImportar.shape)
const recusa = (mensagem: string): Lido => ({ ok: false, mensagem })

export async function lerArquivoDeVeiculos(bytes: Buffer, nome: string): Promise<Lido> {
  const lido = /\.json$/i.test(nome) ? lerJson(bytes) : await lerPlanilhaDeVeiculos(bytes)
  if (!lido.ok) return lido
  if (lido.linhas.length === 0) return recusa('O arquivo não tem veículos.')
  return lido.linhas.length > LIMITES_DO_COMITENTE.linhas
    ? recusa(`No máximo ${LIMITES_DO_COMITENTE.linhas} veículos por arquivo: divida-o.`)
    : lido
}

function lerJson(bytes: Buffer): Lido {
  let valor: unknown
  try {
    valor = JSON.parse(bytes.toString('utf8'))
  } catch {
    return recusa('O arquivo JSON está incompleto.')
  }
  const linhas = Array.isArray(valor) ? valor : (valor as { linhas?: unknown } | null)?.linhas
  if (!Array.isArray(linhas)) return recusa('O arquivo JSON é uma lista de veículos, ou tem uma em "linhas".')
  return { ok: true, linhas: linhas.map((dados: unknown, i) => ({ linha: i + 1, dados })) }
}

async function lerPlanilhaDeVeiculos(bytes: Buffer): Promise<Lido> {
  const r = await analisarArquivo(bytes, { anoCorrente: new Date().getFullYear() })
  if (!r.ok) return recusa(r.mensagem)
  const linhas = r.arquivo.linhas
    .filter((l) => l.ignorar === null)
    .map((l): LinhaCrua => {
      const { placa, chassi } = l.valores
      const dada = l.extras.find((e) => dobrar(e.titulo) === 'referencia')?.valor
      const dados = Object.fromEntries(Object.entries(l.valores).filter(([k]) => CAMPOS.includes(k)))
      return {
        linha: l.linha,
        dados: { ...dados, referencia: dada ?? chassi ?? placa },
        erros: Object.fromEntries(l.erros.map((e) => [e.titulo || `linha ${e.linha}`, e.mensagem])),
      }
    })
  return { ok: true, linhas }
}
