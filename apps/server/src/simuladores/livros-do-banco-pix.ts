// What the simulated bank remembers: charges, Pix in and out, addresses of notices. It keeps them in a file, so that a code
// shown before a restart can still be paid after it.
import { readFile, rename, writeFile } from 'node:fs/promises'

export interface Cobranca {
  txid: string
  chave: string
  /** centavos */
  valor: number
  devedor: { cpf?: string; cnpj?: string; nome?: string }
  recebedor: string
  criadaEm: string
  expiracao: number
  status: 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR'
  pixCopiaECola: string
  location: string
}

export interface Devolucao {
  id: string
  rtrId: string
  valor: string
  status: 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO'
  horario: { solicitacao: string; liquidacao?: string }
}

export interface Pix {
  endToEndId: string
  txid: string
  chave: string
  valor: string
  horario: string
  pagador?: { cpf?: string; cnpj?: string; nome: string }
  devolucoes: Devolucao[]
}

export interface PixEnviado {
  idEnvio: string
  endToEndId: string
  valor: string
  chave: string
  nome: string
  status: 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO'
  motivo?: string
}

export interface Livros {
  cobrancas: Record<string, Cobranca>
  pix: Record<string, Pix>
  webhooks: Record<string, string>
  /** what the house paid, by its own number of it */
  enviados?: Record<string, PixEnviado>
}

export async function abrirLivros(arquivo: string | undefined): Promise<Livros> {
  const vazios: Livros = { cobrancas: {}, pix: {}, webhooks: {} }
  if (arquivo === undefined) return vazios
  try {
    return JSON.parse(await readFile(arquivo, 'utf8')) as Livros
  } catch (e) {
    // The first start has no books yet; unreadable ones are begun anew: it is play money.
    if (e instanceof SyntaxError || (e as NodeJS.ErrnoException).code === 'ENOENT') return vazios
    throw e
  }
}

export async function guardarLivros(arquivo: string | undefined, livros: Livros): Promise<void> {
  if (arquivo === undefined) return
  await writeFile(`${arquivo}.novo`, JSON.stringify(livros))
  await rename(`${arquivo}.novo`, arquivo)
}
