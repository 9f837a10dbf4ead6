// The client's saved searches: open one, change its name and when it tells, or drop it.
import { Button, Card, Group, SegmentedControl, Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconBell } from '@martelo/ui/icones-da-lista.tsx'
import { EmptyState, ErrorState } from '@martelo/ui/states.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { quantos, usePalavras } from '../../../core/palavras-do-site.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

type Busca = RespostaDe<Calls['GET /v1/cliente/buscas-salvas']>[number]
const CHAVE = ['buscas-salvas']

export default function BuscasSalvas() {
  const consultas = useQueryClient()
  const p = usePalavras()
  const [apagando, setApagando] = useState<Busca | null>(null)
  const consulta = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/cliente/buscas-salvas') })
  const reler = () => consultas.invalidateQueries({ queryKey: CHAVE })
  return (
    <Stack gap="md">
      <title>Buscas salvas</title>
      <Title order={1} size="h2">
        Buscas salvas
      </Title>
      {consulta.isPending && (
        <Skeleton height={220} radius="md" role="status" aria-label="Carregando buscas salvas" />
      )}
      {consulta.isError && (
        <ErrorState
          description={consulta.error.message}
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
      {consulta.data?.length === 0 && (
        <EmptyState
          icon={IconBell}
          title="Nenhuma busca salva"
          description={`Na lista, escolha os filtros e toque em “Salvar esta busca”: avisamos cada ${p.lote.um} novo uma vez.`}
          actions={
            <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
              Ver os {p.lote.varios}
            </Link>
          }
        />
      )}
      {consulta.data?.map((b) => (
        <UmaBusca key={b.uid} b={b} reler={reler} apagar={() => setApagando(b)} />
      ))}
      <Confirmar
        aberto={apagando !== null}
        titulo={`Apagar a busca “${apagando?.nome ?? ''}”?`}
        botao="Apagar"
        perigo
        aoFechar={() => setApagando(null)}
        aoConfirmar={async () => {
          if (apagando)
            await chamar('DELETE /v1/cliente/buscas-salvas/:uid', { params: { uid: apagando.uid } })
          await reler()
        }}
      >
        Os avisos que você já recebeu continuam.
      </Confirmar>
    </Stack>
  )
}

function UmaBusca({ b, reler, apagar }: { b: Busca; reler: () => Promise<unknown>; apagar: () => void }) {
  const p = usePalavras()
  const mudar = (parte: Partial<Pick<Busca, 'frequencia' | 'porEmail'>>): void => {
    const { nome, frequencia, porEmail } = { ...b, ...parte }
    chamar('PUT /v1/cliente/buscas-salvas/:uid', {
      params: { uid: b.uid },
      body: { nome, frequencia, porEmail },
    })
      .then(() => avisarSucesso())
      .then(reler)
      .catch(avisarErro)
  }
  return (
    <Card withBorder>
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h4">
            {b.nome}
          </Title>
          <Text size="sm" c="dimmed">
            {quantos(b.achados, p.lote)} desde que foi salva
          </Text>
        </div>
        <Group gap="xs">
          <Link to={b.endereco} {...buttonLook({ size: 's', variant: 'primary' })}>
            Ver agora
          </Link>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={`Apagar a busca ${b.nome}`}
            onClick={apagar}
          >
            Apagar
          </Button>
        </Group>
      </Group>
      <Group mt="sm" gap="lg">
        <SegmentedControl
          size="xs"
          aria-label={`Quando avisar de ${b.nome}`}
          value={b.frequencia}
          onChange={(v) => mudar({ frequencia: v })}
          data={[
            { value: 'na-hora', label: 'Na hora' },
            { value: 'diaria', label: 'Uma vez por dia' },
          ]}
        />
        <Switch
          label="Também por e-mail"
          checked={b.porEmail}
          onChange={(e) => mudar({ porEmail: e.currentTarget.checked })}
        />
      </Group>
    </Card>
  )
}
