// What changed since this client was here last: the notices that he has not read, and how many lots are new.
import { Anchor, Card, Stack, Text, Title } from '@mantine/core'
import { TELAS_CLIENTE } from '@martelo/contracts/core/telas/cliente.telas.ts'
import { avisosPorAssunto } from '@martelo/domain/avisos/por-assunto.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { milhares, usePalavras } from '../../../core/palavras-do-site.ts'
import { useNovidades } from '../../../parts/lotes/ultima-visita.ts'

const A_VISTA = 3

export function DesdeAUltimaVisita() {
  const p = usePalavras()
  const novidades = useNovidades()
  const { data } = useQuery({
    queryKey: ['avisos-recebidos', 'por-ler'],
    queryFn: () => chamar('GET /v1/cliente/notificacoes', { query: { limite: 20 } }),
  })
  const porLer = (data?.notificacoes ?? []).filter((n) => !n.lida)
  // One of each lot or purchase.
  const assuntos = avisosPorAssunto(porLer).flatMap((g) => g.slice(0, 1))
  const novos = novidades?.quantos ?? 0
  if (assuntos.length === 0 && novos === 0) return null
  const resto = (data?.naoLidas ?? 0) - Math.min(A_VISTA, assuntos.length)
  return (
    <Card withBorder radius="lg" component="section" aria-labelledby="desde-a-visita">
      <Title order={2} size="h4" id="desde-a-visita" mb="sm">
        Desde a sua última visita
      </Title>
      <Stack gap="xs">
        {assuntos.slice(0, A_VISTA).map((n) => (
          <div key={n.uid}>
            <Anchor component={Link} to={n.link || `${TELAS_CLIENTE.avisos.path}?aba=recebidos`} fw={600}>
              {n.titulo}
            </Anchor>
            <Text size="sm" c="dimmed">
              {[n.texto, formatarDataHora(Date.parse(n.createdAt))].filter(Boolean).join(' · ')}
            </Text>
          </div>
        ))}
        {resto > 0 && assuntos.length > 0 && (
          <Anchor component={Link} size="sm" to={`${TELAS_CLIENTE.avisos.path}?aba=recebidos`}>
            {resto === 1 ? 'Mais um aviso por ler' : `Mais ${resto} avisos por ler`}
          </Anchor>
        )}
        {novos > 0 && (
          <Anchor component={Link} size="sm" to={`/leilao?novos=${novidades?.desde ?? 0}`}>
            {novos === 1 ? `1 ${p.lote.um} novo` : `${milhares(novos)} ${p.lote.varios} novos`}
          </Anchor>
        )}
      </Stack>
    </Card>
  )
}
