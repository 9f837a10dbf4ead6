// What was asked for the lots of this auction, with how it ended; what was not taken is sent again from here.
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import {
  ROTULO_DA_ACAO,
  ROTULO_DA_SOLICITACAO,
  type SituacaoDeSolicitacao,
} from '@martelo/domain/portal/solicitacoes.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { emQuestao } from '../../../parts/condicionais/em-questao.ts'
import type { Lote } from './usar-acompanhamento-do-comitente.ts'

type Solicitacao = RespostaDe<Calls['GET /v1/comitentes/solicitacoes/:leiUid']>[number]

const COR: Readonly<Record<SituacaoDeSolicitacao, string>> = {
  enviando: 'blue',
  sucesso: 'teal',
  erro: 'red',
}
const quando = (d: string | null): string => (d === null ? '' : formatarDataHora(Date.parse(d)))

function sobreDe(s: Solicitacao, lotes: readonly Lote[]): number | null {
  const lote = lotes.find((l) => l.estado.lelUid === s.lelUid)
  return lote === undefined ? null : emQuestao(lote)
}

interface Props {
  readonly leiUid: string
  readonly lotes: readonly Lote[]
  recarregar(): void
}

export function ListaDeSolicitacoes({ leiUid, lotes, recarregar }: Props) {
  // Whether one can be sent again follows from what its lot is by now.
  const estados = lotes
    .map((l) => [l.estado.lelUid, l.estado.situacao, l.reservado?.condicional?.situacao].join(' '))
    .join()
  const { data } = useQuery({
    queryKey: ['solicitacoes', leiUid, estados],
    queryFn: () => chamar('GET /v1/comitentes/solicitacoes/:leiUid', { params: { leiUid } }),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })
  if (!data || data.length === 0) return null
  return (
    <Card withBorder component="section" aria-label="Solicitações">
      <Title order={2} size="h4">
        Solicitações
      </Title>
      <Stack gap="xs" mt="xs">
        {data.map((s) => (
          <UmaSolicitacao
            key={s.uid}
            s={s}
            leiUid={leiUid}
            sobre={sobreDe(s, lotes)}
            recarregar={recarregar}
          />
        ))}
      </Stack>
    </Card>
  )
}

function UmaSolicitacao(p: {
  readonly s: Solicitacao
  readonly leiUid: string
  readonly sobre: number | null
  recarregar(): void
}) {
  const { s } = p
  const { tipo } = useMarca()
  const consultas = useQueryClient()
  const [enviando, setEnviando] = useState(false)
  const reenviar = async () => {
    setEnviando(true)
    try {
      const r = await chamar('POST /v1/comitentes/solicitacoes/:uid/reenviar', {
        params: { uid: s.uid },
        body: { sobre: p.sobre },
      })
      if (r.status === 'erro') avisarErro(new Error(r.mensagem ?? 'Não foi aceita.'))
      else avisarSucesso(r.mensagem ?? 'Enviada')
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(false)
      await consultas.invalidateQueries({ queryKey: ['solicitacoes', p.leiUid] })
      p.recarregar()
    }
  }
  return (
    <Group justify="space-between" align="start" wrap="nowrap">
      <div>
        <Group gap="xs">
          <Badge color={COR[s.status]} variant="light">
            {ROTULO_DA_SOLICITACAO[s.status]}
          </Badge>
          <Text size="sm" fw={600}>
            {s.numero} · {ROTULO_DA_ACAO[s.acao]}
            {s.valor !== null && ` ${formatarReais(s.valor)}`}
          </Text>
        </Group>
        <Text size="xs" c="dimmed">
          {s.nome} · para {rotuloDaSituacao(s.novaSituacao, tipo).toLowerCase()} · {s.quem}
        </Text>
        {s.mensagem && (
          <Text size="sm" c={s.status === 'erro' ? 'red' : undefined}>
            {s.mensagem}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          Enviada {quando(s.dataEnvio)}
          {s.dataSucesso && ` · aceita ${quando(s.dataSucesso)}`}
          {s.dataErro && ` · erro ${quando(s.dataErro)}`}
          {s.tentativas > 1 && ` · ${s.tentativas} tentativas`}
        </Text>
      </div>
      {s.podeReenviar && (
        <Button
          size="compact-sm"
          variant="default"
          loading={enviando}
          aria-label={`Enviar de novo: ${ROTULO_DA_ACAO[s.acao]}, lote ${s.numero}`}
          onClick={() => void reenviar()}
        >
          Enviar de novo
        </Button>
      )}
    </Group>
  )
}
