// Scheduled reports go out: their sums in the letter, their rows as a file with it or behind a link that asks for a login.
// Read as the person who keeps the report reads it now; of who lost the right the schedule ends, and he is told.
import { ehInterno } from '@martelo/contracts/core/permissions.ts'
import {
  RELATORIOS,
  type NomeDeRelatorio,
  NOMES_DOS_RELATORIOS,
} from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { nomeDeArquivo } from '../../core/http/nome-de-arquivo.ts'
import { MAIOR_ANEXO_BYTES } from '@martelo/domain/relatorios/formatos.ts'
import { mostrarCelula } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { proximoEnvio } from '@martelo/domain/relatorios/proximo-envio.ts'
import type { AnexoDoAviso } from '../../core/avisos/avisar.ts'
import type { Tx } from '../../core/database/database.ts'
import { guardarParaLinha } from '../../core/files/apagar-sem-dono.ts'
import { chavePorConteudo, TIPO_DA_EXTENSAO } from '../../core/files/armazenamento.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { type Apurado, apurarRelatorio } from './apurar-relatorio.ts'
import { type Leitura, lerPara } from './quem-le-relatorios.ts'
import { cabeNoArquivo, linhasDoArquivo, relatorioEmArquivo } from './relatorio-em-arquivo.ts'
import { encerrarEnvio, marcarEnviado, type SalvoDevido, salvosDevidos } from './relatorios-salvos.sql.ts'

function somasEmPalavras(nome: NomeDeRelatorio, a: Apurado): string {
  const somas = RELATORIOS[nome].somas.map((s) => `${s.titulo}: ${mostrarCelula(s, a.somas[s.id] ?? null)}`)
  return [`Linhas: ${a.total.toLocaleString('pt-BR')}`, ...somas].join('\n')
}

function endereco(nome: NomeDeRelatorio, s: SalvoDevido, lado: string): string {
  const campos = Object.entries(s.recorte).map(([k, v]) => [k, String(v)])
  const busca = new URLSearchParams([['relatorio', nome], ...(campos as [string, string][])])
  return `${lado === 'comitente' ? '/admin/relatorios-comitente' : '/admin/relatorios'}?${busca.toString()}`
}

interface Pronto {
  readonly nome: NomeDeRelatorio
  readonly leitura: Leitura
  readonly a: Apurado
  readonly arquivo: Buffer | null
}

/** All that takes time, before the transaction that marks it sent. Null: there is no such report for this person now. */
async function preparar(s: Servicos, salvo: SalvoDevido): Promise<Pronto | null> {
  const nome = NOMES_DOS_RELATORIOS.find((n) => n === salvo.relatorio)
  const hotsite = await s.hotsites.porId(salvo.hotId)
  if (hotsite === null) throw new Error('its hotsite is not read')
  if (nome === undefined) return null
  const agora = salvo.agora.getTime()
  const leitura = lerPara({ hotId: salvo.hotId, agora }, salvo, nome, salvo.recorte)
  if (leitura === null) return null
  const { formato } = salvo
  const porPagina = formato === null ? 1 : linhasDoArquivo(formato)
  const a = await s.banco.lerDoHotsite(salvo.hotId, (tx) =>
    apurarRelatorio(tx, { ...leitura.pergunta, pagina: 1, porPagina, ordenar: undefined }),
  )
  if (formato === null || !cabeNoArquivo(formato, a)) return { nome, leitura, a, arquivo: null }
  const { publico } = s.arquivos
  const bytes = await relatorioEmArquivo(formato, leitura, a, { hotsite, agora, publico })
  return { nome, leitura, a, arquivo: bytes.length > MAIOR_ANEXO_BYTES ? null : bytes }
}

async function anexar(
  tx: Tx,
  s: Servicos,
  salvo: SalvoDevido,
  bytes: Buffer | null,
): Promise<AnexoDoAviso[]> {
  const { formato } = salvo
  if (formato === null || bytes === null) return []
  const tipo = TIPO_DA_EXTENSAO[formato]
  const chave = chavePorConteudo(`relatorios/${salvo.hotId}`, bytes, formato)
  await guardarParaLinha(tx, s.arquivos.privado, { chave, bytes, tipo })
  return [{ nome: nomeDeArquivo(`${salvo.nome}.${formato}`), tipo, arquivo: chave }]
}

function sobreOArquivo(salvo: SalvoDevido, anexos: readonly AnexoDoAviso[]): string {
  if (anexos[0] !== undefined) return `Vai anexo: ${anexos[0].nome}`
  return salvo.formato === null ? '' : 'O arquivo é grande demais para um e-mail: escolha um período menor.'
}

const avisarDoFim = (s: Servicos, tx: Tx, salvo: SalvoDevido): Promise<unknown> =>
  s.correio.avisar(tx, salvo.hotId, {
    tipo: 'relatorio-parado',
    para: { usuId: salvo.usuId },
    variaveis: { relatorio: salvo.nome },
    link: ehInterno({ papeis: salvo.papeis }) ? '/admin/relatorios' : '/admin/relatorios-comitente',
    chave: `relatorio-parado:${salvo.uid}:${salvo.proximoEm?.toISOString()}`,
  })

async function enviar(s: Servicos, salvo: SalvoDevido): Promise<boolean> {
  const { frequencia } = salvo
  if (frequencia === null) return false
  const p = await preparar(s, salvo)
  return s.banco.doHotsite(salvo.hotId, async (tx) => {
    const proximo = new Date(proximoEnvio(frequencia, salvo.agora.getTime()))
    if (p === null) {
      if (await encerrarEnvio(tx, salvo)) await avisarDoFim(s, tx, salvo)
      return false
    }
    if (!(await marcarEnviado(tx, salvo, proximo))) return false
    const anexos = await anexar(tx, s, salvo, p.arquivo)
    const { alcance } = p.leitura.pergunta.recorte
    await s.correio.avisarVarios(
      tx,
      salvo.hotId,
      salvo.destinatarios.map((email) => ({
        tipo: 'relatorio-agendado' as const,
        para: { email },
        variaveis: {
          relatorio: salvo.nome,
          somas: somasEmPalavras(p.nome, p.a),
          anexo: sobreOArquivo(salvo, anexos),
        },
        link: endereco(p.nome, salvo, alcance.de),
        chave: `relatorio:${salvo.uid}:${salvo.proximoEm?.toISOString()}`,
        anexos,
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
