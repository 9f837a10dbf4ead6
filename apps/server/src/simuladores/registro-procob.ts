// A registry of persons: HTTP Basic, an answer with a code. By the document's last digit: 7 suspended, 8 another name, 9 no word
// (code 999); 5 has no state registration. Its faults come by a seed.
//
// It is an outside party and shares nothing with the product. Never started in production.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as dormir } from 'node:timers/promises'
import { acaso } from './acaso.ts'
import { iniciarServidor, lerTexto, type ServidorSimulado } from './controle.ts'

export const USUARIO_SIMULADO = 'casa'

export interface ProcobSimulada extends ServidorSimulado {
  readonly usuario: string
  readonly senha: string
  /** how often each document was asked for */
  readonly perguntas: ReadonlyMap<string, number>
  /** names that it knows, by document; others are unknown to it */
  readonly nomes: Map<string, string>
  /** partners of companies that it knows, by document */
  readonly socios: Map<string, readonly string[]>
  /** of a hundred */
  faltas: { erro: number; lento: number; lentoMs: number }
}

export async function iniciarProcob(
  o: { host?: string; porta?: number; senha?: string; semente?: number } = {},
): Promise<ProcobSimulada> {
  const usuario = USUARIO_SIMULADO
  const senha = o.senha ?? randomUUID()
  const sorte = acaso(o.semente ?? 1)
  const perguntas = new Map<string, number>()
  const nomes = new Map<string, string>()
  const socios = new Map<string, readonly string[]>()
  const faltas = { erro: 0, lento: 0, lentoMs: 200 }
  const esperado = `Basic ${Buffer.from(`${usuario}:${senha}`).toString('base64')}`

  const atender = async (q: IncomingMessage, r: ServerResponse): Promise<void> => {
    const responder = (status: number, corpo: unknown): void =>
      void r.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo))
    const texto = await lerTexto(q)
    if (q.headers.authorization !== esperado) return responder(401, { codigo: '401' })
    if (q.url === '/saude') return responder(200, { status: 'UP' })
    if (sorte() * 100 < faltas.lento) await dormir(faltas.lentoMs, undefined, { ref: false })
    if (sorte() * 100 < faltas.erro) return responder(503, { codigo: '503' })
    if (q.url !== '/cadastro' && q.url !== '/sintegra') return responder(404, { codigo: '404' })
    const { documento = '' } = JSON.parse(texto || '{}') as { documento?: string }
    perguntas.set(documento, (perguntas.get(documento) ?? 0) + 1)
    const fim = documento.at(-1)
    if (fim === '9') return responder(200, { codigo: '999' })
    responder(200, {
      codigo: '000',
      situacaoCadastral: fim === '7' ? 'SUSPENSA' : 'REGULAR',
      nome: fim === '8' ? 'OUTRA PESSOA' : (nomes.get(documento) ?? null),
      endereco: 'Rua das Flores, 1, Campinas/SP',
      socios: socios.get(documento) ?? [],
      inscricoes: fim === '5' ? [] : [{ uf: 'SP', numero: '110042490114', ativa: fim !== '6' }],
    })
  }
  return { ...(await iniciarServidor(atender, o)), usuario, senha, perguntas, nomes, socios, faltas }
}
