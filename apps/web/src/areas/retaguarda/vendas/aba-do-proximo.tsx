// The lots of a sale that was given up: who may be asked next, and what those said who were.
import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { LoteDesistido } from '@martelo/contracts/vendas/segunda-oferta.schemas.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CHAVE_DAS_VENDAS, type VendaDaCasa } from '../../../parts/vendas/usar-venda.ts'
import { useMudarVenda } from './usar-mudanca-da-venda.ts'

export function AbaDoProximo({ v }: { readonly v: VendaDaCasa }) {
  const { data, error } = useQuery({
    queryKey: [...CHAVE_DAS_VENDAS, 'segundas-ofertas', v.id],
    queryFn: () => chamar('GET /v1/leilao/vendas/:id/segundas-ofertas', { params: { id: v.id } }),
  })
  if (error) return <Alert color="red">{error.message}</Alert>
  if (!data) return <Skeleton height={120} />
  return (
    <Stack gap="md">
      {data.map((l) => (
        <UmLote key={l.lelUid} v={v} l={l} />
      ))}
    </Stack>
  )
}

function UmLote({ v, l }: { readonly v: VendaDaCasa; readonly l: LoteDesistido }) {
  const mudar = useMudarVenda(v)
  const oferece = permite('venda:mover', useQuem())
  const oferecer = () =>
    mudar(() =>
      chamar('POST /v1/leilao/vendas/:id/segundas-ofertas', {
        params: { id: v.id },
        body: { lelUid: l.lelUid },
      }),
    ).then(() => avisarSucesso('Oferta enviada'), avisarErro)
  const cancelar = (o: LoteDesistido['ofertas'][number]) =>
    mudar(() =>
      chamar('PUT /v1/segundas-ofertas/:uid', {
        params: { uid: o.uid },
        body: { evento: 'cancelar', versao: o.versao },
      }),
    ).then(() => avisarSucesso('Oferta cancelada'), avisarErro)
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Text fw={650}>
          {l.numero} – {l.nome}
        </Text>
        {l.ofertas.map((o) => (
          <Group key={o.uid} justify="space-between" gap="xs">
            <div>
              <Text size="sm">
                {o.colocacao}º lugar: {o.cliente.nome} · {formatarReais(o.valor)}
              </Text>
              <Text size="xs" c="dimmed">
                {o.respondidaAt
                  ? `Respondida em ${formatarDataHora(Date.parse(o.respondidaAt))}`
                  : `Prazo até ${formatarDataHora(Date.parse(o.prazo))}`}
              </Text>
            </div>
            <Group gap="xs">
              <Badge variant="light" tt="none" color={o.situacao === 'aceita' ? 'teal' : 'blue'}>
                {o.rotulo}
              </Badge>
              {o.situacao === 'pendente' && oferece && (
                <Button size="compact-sm" variant="default" onClick={() => void cancelar(o)}>
                  Cancelar a oferta
                </Button>
              )}
            </Group>
          </Group>
        ))}
        {l.proximo ? (
          <Group justify="space-between" gap="xs">
            <Text size="sm">
              Próximo, {l.proximo.colocacao}º lugar: {l.proximo.nome}, com{' '}
              <b>{formatarReais(l.proximo.valor)}</b>
            </Text>
            {oferece && (
              <Button size="xs" onClick={() => void oferecer()}>
                Oferecer a este cliente
              </Button>
            )}
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            {l.motivo}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
