// One declared right: what it rests on, its papers, and the decision with its reason.
import { Alert, Anchor, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import {
  ROTULO_DA_PREFERENCIA,
  ROTULO_DO_FUNDAMENTO,
  type SituacaoDaPreferencia,
} from '@martelo/domain/judicial/preferencia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'

export type PreferenciaNaFila = RespostaDe<Calls['GET /v1/judicial/preferencias/qb']>[number]

export const COR_DA_PREFERENCIA: Readonly<Record<SituacaoDaPreferencia, string>> = {
  DECLARADA: 'yellow',
  RECONHECIDA: 'green',
  RECUSADA: 'red',
  EXERCIDA: 'blue',
}

export function GavetaDaPreferencia(p: { readonly uid: string | null; aoFechar(): void }) {
  return (
    <Gaveta opened={p.uid !== null} onClose={p.aoFechar} size="lg" title="Direito de preferência">
      {p.uid !== null && <Direito key={p.uid} uid={p.uid} />}
    </Gaveta>
  )
}

function Direito({ uid }: { uid: string }) {
  const { data, error } = useQuery({
    queryKey: ['preferencias', 'uma', uid],
    queryFn: () =>
      chamar('GET /v1/judicial/preferencias/qb', { query: { direito: uid, pagina: 1, porPagina: 1 } }),
  })
  if (error)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (!data) return <Skeleton height={320} role="status" aria-label="Carregando" />
  const [d] = data
  if (d === undefined) return <Alert role="alert">Este direito não existe mais.</Alert>
  return <UmDireito d={d} />
}

function UmDireito({ d }: { d: PreferenciaNaFila }) {
  return (
    <Stack>
      <div>
        <Group gap="xs">
          <Title order={2} size="h4">
            {d.cliente}
          </Title>
          <Badge variant="light" color={COR_DA_PREFERENCIA[d.situacao]}>
            {ROTULO_DA_PREFERENCIA[d.situacao]}
          </Badge>
        </Group>
        <Text size="sm">{ROTULO_DO_FUNDAMENTO[d.fundamento]}</Text>
        <Text size="sm">
          Lote{' '}
          <Anchor href={d.url} target="_blank">
            {d.lote}
          </Anchor>{' '}
          · {d.leilao}
        </Text>
        <Text size="sm" c="dimmed">
          {`Processo ${d.processo}, ${d.vara} · declarado em ${formatarDataHora(Date.parse(d.createdAt))}`}
        </Text>
      </div>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {d.explicacao}
      </Text>
      {d.decididaPor && (
        <Text size="sm" c="dimmed">
          {`Decidido por ${d.decididaPor}`}
          {d.motivo && `: ${d.motivo}`}
        </Text>
      )}
      <Decisao d={d} />
      <section aria-labelledby="provas">
        <Title order={3} size="h5" id="provas" mb="sm">
          Documentos
        </Title>
        <AnexosDoRegistro entidade="preferencia_do_lote" uid={d.uid} />
      </section>
    </Stack>
  )
}

const PERGUNTAS = {
  reconhecer: {
    titulo: 'Reconhecer este direito?',
    botao: 'Reconhecer',
    efeito: 'Quem o declarou é avisado e poderá igualar o lance vencedor depois do encerramento.',
  },
  recusar: {
    titulo: 'Não reconhecer este direito?',
    botao: 'Não reconhecer',
    efeito: 'O motivo é mostrado a quem o declarou, que pode juntar outro documento.',
  },
} as const

function Decisao({ d }: { d: PreferenciaNaFila }) {
  const consultas = useQueryClient()
  const [pedido, setPedido] = useState<keyof typeof PERGUNTAS | null>(null)
  const decidir = async (motivo: string): Promise<void> => {
    if (pedido === null) return
    await chamar('PUT /v1/leiloes/judicial/preferencias/:uid', {
      params: { uid: d.uid },
      body: { evento: pedido, motivo, versao: d.versao },
    }).finally(() => void consultas.invalidateQueries({ queryKey: ['preferencias'] }))
    avisarSucesso('Decisão registrada')
  }
  if (d.eventos.length === 0) return null
  const pergunta = PERGUNTAS[pedido ?? 'reconhecer']
  return (
    <Group gap="xs">
      {d.eventos.map((e) => (
        <Button
          key={e}
          size="sm"
          variant={e === 'reconhecer' ? 'filled' : 'default'}
          onClick={() => setPedido(e)}
        >
          {PERGUNTAS[e].botao}
        </Button>
      ))}
      <Confirmar
        aberto={pedido !== null}
        titulo={pergunta.titulo}
        botao={pergunta.botao}
        motivo={pedido === 'recusar' ? 'obrigatorio' : 'opcional'}
        aoFechar={() => setPedido(null)}
        aoConfirmar={decidir}
      >
        {pergunta.efeito}
      </Confirmar>
    </Group>
  )
}
