// What buyers wrote, to be let pass, refused with a reason, or answered. The words themselves are changed by no one.
import {
  Badge,
  Button,
  Card,
  Group,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  Textarea,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import {
  ROTULO_DA_AVALIACAO,
  SITUACOES_DA_AVALIACAO,
  type SituacaoDaAvaliacao,
} from '@martelo/domain/avaliacoes/avaliacao-da-compra.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { ErrorState } from '@martelo/ui/states.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

type Avaliacao = RespostaDe<Calls['GET /v1/avaliacoes']>[number]
const CHAVE = 'avaliacoes-dos-compradores'

export function meta() {
  return [{ title: 'Avaliações' }]
}

export default function AvaliacoesDosCompradores() {
  const [situacao, setSituacao] = useState<SituacaoDaAvaliacao>('AGUARDANDO')
  const { data, error, refetch } = useQuery({
    queryKey: [CHAVE, situacao],
    queryFn: () => chamar('GET /v1/avaliacoes', { query: { situacao } }),
  })
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h2">
          Avaliações
        </Title>
        <SegmentedControl
          aria-label="Situação"
          data={SITUACOES_DA_AVALIACAO.map((s) => ({ value: s, label: ROTULO_DA_AVALIACAO[s] }))}
          value={situacao}
          onChange={setSituacao}
        />
      </Group>
      {error && <ErrorState description={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} role="status" aria-label="Carregando avaliações" />}
      {data?.length === 0 && <Text c="dimmed">Nada aqui.</Text>}
      {data?.map((a) => (
        <Uma key={a.uid} a={a} />
      ))}
    </Stack>
  )
}

function Uma({ a }: { readonly a: Avaliacao }) {
  const consultas = useQueryClient()
  const [texto, setTexto] = useState('')
  const mover = useMutation({
    mutationFn: (evento: 'publicar' | 'recusar' | 'responder') =>
      chamar('PUT /v1/avaliacoes/:uid', {
        params: { uid: a.uid },
        body: { evento, texto, versao: a.versao },
      }),
    onSuccess: () => avisarSucesso(),
    onError: avisarErro,
    onSettled: () => consultas.invalidateQueries({ queryKey: [CHAVE] }),
  })
  return (
    <Card withBorder component="article" aria-label={`Avaliação da compra ${numeroDaVenda(a.vndId)}`}>
      <Stack gap="xs">
        <Group justify="space-between">
          <Text fw={600}>{`${a.nota} de 5 · ${a.quem} · compra ${numeroDaVenda(a.vndId)}`}</Text>
          <Badge variant="light" tt="none" color={a.situacao === 'PUBLICADA' ? 'teal' : 'blue'}>
            {ROTULO_DA_AVALIACAO[a.situacao]}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {`${a.bem} · ${formatarDataHora(Date.parse(a.escritaAt))}`}
        </Text>
        <Text>{a.texto || 'Sem texto.'}</Text>
        {a.resposta && <Text size="sm">{`Resposta: ${a.resposta}`}</Text>}
        {a.motivo && <Text size="sm">{`Motivo: ${a.motivo}`}</Text>}
        <Textarea
          label="Resposta, ou motivo para não publicar"
          autosize
          maxLength={1000}
          value={texto}
          onChange={(e) => setTexto(e.currentTarget.value)}
        />
        <Group gap="xs">
          {a.situacao !== 'PUBLICADA' && (
            <Button loading={mover.isPending} onClick={() => mover.mutate('publicar')}>
              Publicar
            </Button>
          )}
          {a.situacao !== 'RECUSADA' && (
            <Button
              variant="default"
              disabled={texto.trim() === ''}
              onClick={() => mover.mutate('responder')}
            >
              Responder e publicar
            </Button>
          )}
          {a.situacao !== 'RECUSADA' && (
            <Button variant="default" disabled={texto.trim() === ''} onClick={() => mover.mutate('recusar')}>
              Não publicar
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
