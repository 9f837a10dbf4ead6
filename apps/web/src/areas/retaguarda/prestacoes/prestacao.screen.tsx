// A consignor's statement: what was sold, what is deducted, who checked and approved it, and how it was paid.
import { Alert, Badge, Button } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ROTULO_DA_PRESTACAO } from '@martelo/domain/prestacoes/states.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { COR_DA_PRESTACAO } from '../../../parts/prestacoes/cor-da-prestacao.ts'
import { ContasDaPrestacao } from './contas-da-prestacao.tsx'
import { LancamentosDaPrestacao } from './lancamentos-da-prestacao.tsx'
import { OrdensDaPrestacao } from './ordens-da-prestacao.tsx'
import { prazosDaPrestacao } from './prazos-da-prestacao.ts'

export type Prestacao = RespostaDe<Calls['GET /v1/prestacoes/:uid']>
type Evento = keyof Prestacao['atos']

const ATOS: readonly (readonly [Evento, string, { pedeMotivo?: true; perigo?: true }, string])[] = [
  ['conferir', 'Conferir', {}, 'Lotes, lançamentos e somas ficam como estão agora. Outra pessoa aprova.'],
  ['aprovar', 'Aprovar', {}, 'A prestação recebe o número, a comissão é da casa e o comitente a vê.'],
  ['pagarPix', 'Pagar por Pix', {}, ''],
  [
    'pagarTransferencia',
    'Pagar por transferência',
    {},
    'Entra na lista de transferências; registre o retorno do banco.',
  ],
  ['quitar', 'Encerrar sem pagamento', {}, 'Não há valor a pagar ao comitente.'],
  [
    'reabrir',
    'Reabrir',
    { pedeMotivo: true, perigo: true },
    'Volta a aceitar lançamentos e perde a aprovação.',
  ],
]

export default function TelaDaPrestacao() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['prestacao', uid]
  const {
    data: p,
    error,
    refetch,
  } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/prestacoes/:uid', { params: { uid } }),
    // An order at the bank ends without an act of ours.
    refetchInterval: (q) => (q.state.data?.ordens.some((o) => o.situacao === 'enviando') ? 5_000 : false),
  })
  useHistoricoEmDia(uid, p?.situacao)
  const lista = caminho(TELAS_RETAGUARDA.prestacoes)
  if (error && !p) return <FichaComErro erro={error} voltar={lista} refazer={() => void refetch()} />
  if (p === undefined) return <FichaCarregando />
  const reler = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: chave })
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('prestacao', uid) })
  }
  const fazer = (evento: string, motivo: string): Promise<unknown> =>
    executar(p, evento as Evento, motivo).finally(() => void reler())
  return (
    <>
      <title>{`Prestação de contas: ${p.comitente}`}</title>
      <Ficha
        trilha={[[TELAS_RETAGUARDA.prestacoes.title, lista]]}
        titulo={p.codigo === null ? p.comitente : `${p.comitente}, prestação ${p.codigo}`}
        subtitulo={`${p.leilao} · ${formatarData(Date.parse(p.leilaoData))} · contrato: ${p.contrato}`}
        estado={
          <Badge variant="light" color={COR_DA_PRESTACAO[p.situacao]}>
            {ROTULO_DA_PRESTACAO[p.situacao]}
          </Badge>
        }
        acoes={
          <>
            {/* First: on a phone one action is in sight. */}
            <AcoesDoRegistro nome={`a prestação de ${p.comitente}`} acoes={acoesDe(p)} executar={fazer} />
            {p.codigo !== null && (
              <Button
                component={Link}
                variant="default"
                to={caminho(TELAS_IMPRESSOS.prestacaoImpressa, { uid })}
              >
                Ver o documento
              </Button>
            )}
          </>
        }
        resumo={<Prazos p={p} />}
        abas={[
          { id: 'contas', titulo: 'Contas', conteudo: <ContasDaPrestacao p={p} /> },
          {
            id: 'lancamentos',
            titulo: `Lançamentos (${p.lancamentos.length})`,
            conteudo: <LancamentosDaPrestacao p={p} reler={reler} />,
          },
          {
            id: 'pagamentos',
            titulo: `Pagamentos (${p.ordens.length})`,
            conteudo: <OrdensDaPrestacao p={p} reler={reler} />,
          },
          {
            id: 'arquivos',
            titulo: 'Arquivos',
            conteudo: <AnexosDoRegistro entidade="prestacao" uid={uid} />,
          },
        ]}
        historico={{ entidade: 'prestacao', uid }}
      />
    </>
  )
}

/** The bank's answer moves the statement without an act of ours: its history is read again then. */
function useHistoricoEmDia(uid: string, situacao: Prestacao['situacao'] | undefined): void {
  const consultas = useQueryClient()
  useEffect(() => {
    if (situacao !== undefined)
      void consultas.invalidateQueries({ queryKey: chaveDoHistorico('prestacao', uid) })
  }, [consultas, uid, situacao])
}

const consequenciaDoPix = ({ destinoDoPix: d, contas }: Prestacao): string =>
  d === null
    ? 'O banco da casa envia o Pix à chave do comitente.'
    : `O banco da casa envia ${formatarReais(contas.liquido)} a ${d.titular}, chave Pix ${d.chave}. O que foi enviado não volta.`

/** What cannot be done in this state is left out, unless its reason helps. */
const acoesDe = (p: Prestacao) =>
  ATOS.filter(([evento]) => p.atos[evento].pode || (evento === 'aprovar' && p.situacao === 'CONFERIDA')).map(
    ([evento, rotulo, { pedeMotivo = false, perigo = false }, consequencia]) => ({
      evento,
      rotulo,
      ...p.atos[evento],
      pedeMotivo,
      perigo,
      consequencia: evento === 'pagarPix' ? consequenciaDoPix(p) : consequencia,
    }),
  )

function executar(p: Prestacao, evento: Evento, motivo: string): Promise<unknown> {
  const params = { uid: p.uid }
  const { versao } = p
  if (evento === 'pagarPix' || evento === 'pagarTransferencia')
    return chamar('POST /v1/prestacoes/:uid/ordens', {
      params,
      body:
        evento === 'pagarPix'
          ? { forma: 'PIX', versao, destino: p.destinoDoPix }
          : { forma: 'TRANSFERENCIA', versao },
    })
  return chamar('POST /v1/prestacoes/:uid/mover', {
    params,
    body: { evento, motivo: motivo || null, versao },
  })
}

function Prazos({ p }: { p: Prestacao }) {
  const prazos = prazosDaPrestacao(p)
  if (prazos === null) return null
  return (
    <Alert color="gray">
      {prazos}
      {p.atos.aprovar.motivo !== null && p.situacao === 'CONFERIDA' && ` ${p.atos.aprovar.motivo}`}
    </Alert>
  )
}
