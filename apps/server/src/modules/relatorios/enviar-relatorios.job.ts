// Scheduled reports go out: their sums in the letter, their rows behind a link that asks for a login. Read as the person who
// keeps the report reads it now; who lost the right gets no letter sent.
import {
  RELATORIOS,
  type NomeDeRelatorio,
  NOMES_DOS_RELATORIOS,
} from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { proximoEnvio } from '@martelo/domain/relatorios/proximo-envio.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type Apurado, apurarRelatorio } from './apurar-relatorio.ts'
import { lerPara } from './quem-le-relatorios.ts'
import { marcarEnviado, type SalvoDevido, salvosDevidos } from './relatorios-salvos.sql.ts'

function somasEmPalavras(nome: NomeDeRelatorio, a: Apurado): string {
  const somas = RELATORIOS[nome].somas.map((s) => `${s.titulo}: ${mostrarCelula(s, a.somas[s.id] ?? null)}`)
  return [`Linhas: ${a.total.toLocaleString('pt-BR')}`, ...somas].join('\n')
}

function endereco(nome: NomeDeRelatorio, s: SalvoDevido, lado: string): string {
  const campos = Object.entries(s.recorte).map(([k, v]) => [k, String(v)])
  const busca = new URLSearchParams([['relatorio', nome], ...(campos as [string, string][])])
  return `${lado === 'comitente' ? '/admin/relatorios-comitente' : '/admin/relatorios'}?${busca.toString()}`
}

async function enviar(s: Servicos, salvo: SalvoDevido): Promise<boolean> {
  const nome = NOMES_DOS_RELATORIOS.find((n) => n === salvo.relatorio)
  const { frequencia } = salvo
  if (frequencia === null) return false
  const agora = salvo.agora.getTime()
  const leitura =
    nome === undefined ? null : lerPara({ hotId: salvo.hotId, agora }, salvo, nome, salvo.recorte)
  return s.banco.doHotsite(salvo.hotId, async (tx) => {
    if (!(await marcarEnviado(tx, salvo, new Date(proximoEnvio(frequencia, agora))))) return false
    if (nome === undefined || leitura === null) return false
    const a = await apurarRelatorio(tx, { ...leitura.pergunta, pagina: 1, porPagina: 1, ordenar: undefined })
    const { alcance } = leitura.pergunta.recorte
    await s.correio.avisarVarios(
      tx,
      salvo.hotId,
      salvo.destinatarios.map((email) => ({
        tipo: 'relatorio-agendado' as const,
        para: { email },
        variaveis: { relatorio: salvo.nome, somas: somasEmPalavras(nome, a) },
        link: endereco(nome, salvo, alcance.de),
        chave: `relatorio:${salvo.uid}:${salvo.proximoEm?.toISOString()}`,
      })),
    )
    return true
  })
}

/** Answers how many were sent and how many failed; one that fails stays due and holds up no other. */
export async function enviarRelatorios(s: Servicos): Promise<{ enviados: number; falhas: number }> {
  const conta = { enviados: 0, falhas: 0 }
  for (const salvo of await salvosDevidos(s.banco.sistema))
    try {
      if (await enviar(s, salvo)) conta.enviados += 1
    } catch (err) {
      conta.falhas += 1
      s.log.error({ err, relatorio: salvo.uid, hotId: salvo.hotId }, 'a scheduled report was not sent')
    }
  return conta
}

definirTarefa<Record<string, never>>('enviar-relatorios', async (_, s) => {
  const { falhas } = await enviarRelatorios(s)
  if (falhas > 0) throw new Error(`${falhas} scheduled reports were not sent`)
})
