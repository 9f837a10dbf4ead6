// The staff follows a live auction: lots and their leaders, what waits for a decision (validations, habilitações, winners
// to identify, conditionals), and the conversation.
import { Badge, Grid, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { OfflineBanner } from '@martelo/ui/offline-banner.tsx'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useParams } from 'react-router'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'
import { Conversa } from '../../../parts/conversas/conversa.tsx'
import { IrAoLeilao } from '../../../parts/leiloes/ir-ao-leilao.tsx'
import { SemImagemParaACasa } from '../../../parts/transmissoes/sem-imagem-da-casa.tsx'
import { TransmissaoDoLeilao } from '../../../parts/transmissoes/transmissao-do-leilao.tsx'
import { AbasDoAcompanhamento } from './abas-do-acompanhamento.tsx'
import { type Acompanhado, useAcompanhamentoDaEquipe } from './usar-acompanhamento.ts'

export default function BackofficeAcompanharLeilao() {
  const { leilaoUid = '' } = useParams()
  const { retrato, erro, ligacao, recarregar } = useAcompanhamentoDaEquipe(leilaoUid)
  if (erro && retrato === null) return <NaoCarregou erro={erro} refazer={recarregar} />
  if (!retrato) return <Skeleton height={320} radius="md" role="status" aria-label="Carregando" />
  return (
    <Stack>
      <title>{`Acompanhar ${retrato.leilao.nomeSemData}`}</title>
      <OfflineBanner reconnecting={ligacao === 'caiu'} />
      <Cabecalho retrato={retrato} />
      {/* Staff sees also what is not published. */}
      <TransmissaoDoLeilao leilao={{ ...retrato.leilao, temCanal: true }} />
      <SemImagemParaACasa leilaoUid={leilaoUid} aoVivo={retrato.sala.situacao === 'AO_VIVO'} />
      <Grid>
        <Grid.Col span={{ base: 12, xl: 9 }}>
          <AbasDoAcompanhamento retrato={retrato} recarregar={recarregar} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xl: 3 }}>
          <Conversa leiUid={leilaoUid} />
        </Grid.Col>
      </Grid>
    </Stack>
  )
}

function Cabecalho({ retrato: { leilao, sala } }: { readonly retrato: Acompanhado }) {
  const { vendidos, condicionais, abertos, totalVendido } = sala.contagens
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="start">
        <Title order={1} size="h2">
          {leilao.nomeSemData}
        </Title>
        <IrAoLeilao leilao={leilao} menos="acompanhar" />
      </Group>
      <Group gap="xs">
        <Badge color={sala.situacao === 'AO_VIVO' ? 'red' : 'gray'}>
          {sala.pausada ? 'Pausado' : rotuloDoLeilao(sala.situacao)}
        </Badge>
        <Text size="sm" c="dimmed">
          Vendidos: {vendidos} · condicionais: {condicionais} · por vir: {abertos} ·{' '}
          {formatarReais(totalVendido)}
        </Text>
      </Group>
    </Stack>
  )
}
