// What one shows at the gate: the code, large, kept on the telephone for a place without network; the way there, and the
// appointment for one's own calendar.
import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chamar } from '../../../core/api.ts'
import { guardarPasse } from '../../../core/passes-guardados.ts'
import { CHAVE_DAS_COMPRAS } from '../../../parts/vendas/usar-venda.ts'
import './codigo-para-a-portaria.css'

const comoUrl = (tipo: string, texto: string): string =>
  `data:${tipo};charset=utf-8,${encodeURIComponent(texto)}`

export function CodigoParaAPortaria({ uid }: { readonly uid: string }) {
  const { data: p, error } = useQuery({
    queryKey: [...CHAVE_DAS_COMPRAS, 'passe', uid],
    queryFn: () => chamar('GET /v1/agendamentos/:uid/passe', { params: { uid } }),
  })
  useEffect(() => {
    if (p) void guardarPasse(p)
  }, [p])
  if (error) return <Text size="sm">{error.message}</Text>
  if (!p) return <Skeleton h={160} />
  return (
    <Group align="start" gap="md" wrap="wrap">
      <img
        className="passe-qr"
        src={comoUrl('image/svg+xml', p.qrcode)}
        alt={`Código para a portaria: ${p.bem}`}
        width={160}
        height={160}
      />
      <Stack gap={4} flex="1 1 12rem">
        <Text fw={600}>Mostre na portaria</Text>
        <Text size="sm">
          {p.quem} · {p.bem}
          {p.placa && ` · placa ${p.placa}`}
        </Text>
        <Text size="sm">{formatarDataHora(Date.parse(p.inicio))}</Text>
        <Text size="sm" c="dimmed">
          {p.patio}, {p.enderecoDoPatio}
        </Text>
        <Group gap="md">
          <Anchor size="sm" href={comoUrl('text/calendar', p.calendario)} download="retirada.ics">
            Pôr no meu calendário
          </Anchor>
          <Anchor
            size="sm"
            target="_blank"
            rel="noreferrer"
            href={`https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${p.patio}, ${p.enderecoDoPatio}` })}`}
          >
            Ver no mapa
          </Anchor>
        </Group>
        <Text size="xs" c="dimmed">
          Fica guardado neste aparelho e abre sem internet.
        </Text>
      </Stack>
    </Group>
  )
}
