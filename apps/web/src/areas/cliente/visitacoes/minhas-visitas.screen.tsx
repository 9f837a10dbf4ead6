// The visits that I booked, those to come first; each leads to its page, where it is moved or cancelled.
import { Badge, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_VISITA, type SituacaoDeVisita } from '@martelo/domain/visitacoes/states.ts'
import { buttonLook } from '@martelo/ui/button.tsx'
import { IconMapPin } from '@martelo/ui/icones.tsx'
import { EmptyState } from '@martelo/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

export function meta() {
  return [{ title: 'Minhas visitas' }]
}

const COR: Record<SituacaoDeVisita, string> = {
  marcada: 'blue',
  cancelada: 'gray',
  realizada: 'green',
  nao_veio: 'yellow',
}

export default function TelaDasMinhasVisitas() {
  const p = usePalavras()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['minhas-visitas'],
    queryFn: () => chamar('GET /v1/cliente/visitas'),
  })
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        Minhas visitas
      </Title>
      {error && <NaoCarregou erro={error} refazer={refetch} />}
      {isPending && <Skeleton height={92} radius="lg" />}
      {data?.map((v) => (
        <Card key={v.chave} withBorder component="article">
          <Group justify="space-between" align="start">
            <div>
              <Text fw={600}>{v.lote}</Text>
              <Text size="sm">{formatarDataHora(Date.parse(v.inicio))}</Text>
              <Text size="sm" c="dimmed">
                {v.patio}, {v.endereco}
              </Text>
            </div>
            <Badge color={COR[v.situacao]}>{ROTULO_DA_VISITA[v.situacao]}</Badge>
          </Group>
          <Group gap="sm" mt="sm">
            {/* Its address is a key: scripts that an earlier page loaded do not follow to it. */}
            <Link
              to={caminho(TELAS_VITRINE.visita, { chave: v.chave })}
              reloadDocument
              {...buttonLook({ size: 's' })}
            >
              {v.podeCancelar.pode ? 'Ver, mudar ou cancelar' : 'Ver a visita'}
            </Link>
            {v.url && (
              <Link to={v.url} {...buttonLook({ size: 's', variant: 'ghost' })}>
                Abrir {p.lote.um}
              </Link>
            )}
          </Group>
        </Card>
      ))}
      {data?.length === 0 && (
        <EmptyState
          icon={IconMapPin}
          title="Nenhuma visita marcada"
          description={`Na página de um ${p.lote.um}, em Localização, marque o dia e a hora para ver de perto.`}
          actions={
            <Link to="/leilao" {...buttonLook({ variant: 'primary' })}>
              Ver os {p.lote.varios}
            </Link>
          }
        />
      )}
    </Stack>
  )
}
