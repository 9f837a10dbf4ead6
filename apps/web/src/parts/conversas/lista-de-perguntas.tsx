// The questions that wait, as a list to work through: what was asked, about which lot, since when, and the answer's
// drawer.
import { Alert, Badge, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { NaoCarregou } from '../../kit/ficha/nao-carregou.tsx'
import { PerguntasDoLote } from './perguntas-do-lote.tsx'
import { type Pergunta, usePerguntas } from './usar-perguntas.ts'

export function ListaDePerguntas({ leiUid }: { readonly leiUid?: string }) {
  const { perguntas, erro, recarregar } = usePerguntas(leiUid)
  if (erro && !perguntas) return <NaoCarregou erro={erro} refazer={recarregar} />
  if (!perguntas) return <Skeleton height={120} radius="md" role="status" aria-label="Carregando" />
  if (perguntas.length === 0)
    return (
      <Alert title="Nenhuma pergunta sem resposta">
        O que os clientes perguntarem na página de um lote aparece aqui.
      </Alert>
    )
  return (
    <Stack gap="sm">
      {perguntas.map((p) => (
        <Cartao key={p.lelUid} p={p} comLeilao={leiUid === undefined} />
      ))}
    </Stack>
  )
}

function Cartao({ p, comLeilao }: { readonly p: Pergunta; readonly comLeilao: boolean }) {
  const lote = `${p.numero} · ${p.nome}`
  return (
    <Card withBorder padding="sm" component="article" aria-label={lote}>
      <Group justify="space-between" align="start" gap="sm">
        <div style={{ minWidth: 0, flex: '1 1 16rem' }}>
          <Group gap="xs">
            <Text fw={600}>{lote}</Text>
            {p.naoLidas > 0 && (
              <Badge miw="max-content" color="blue" variant="light">
                {p.naoLidas} {p.naoLidas === 1 ? 'nova' : 'novas'}
              </Badge>
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {comLeilao ? `${p.leilao} · ${p.comitente}` : p.comitente}
          </Text>
          <Text size="sm" mt={4} lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {p.ultima.autor}: “{p.ultima.texto}”
          </Text>
          <Text size="xs" c="dimmed">
            {formatarDataHora(Date.parse(p.ultima.createdAt))}
          </Text>
        </div>
        <PerguntasDoLote lelUid={p.lelUid} leiUid={p.leiUid} lote={lote} pergunta={p} />
      </Group>
    </Card>
  )
}
