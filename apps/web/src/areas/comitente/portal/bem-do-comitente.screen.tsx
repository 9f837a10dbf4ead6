// One good of the consignor, from its removal to his money. He reads it; the house changes it.
import {
  Anchor,
  Badge,
  Card,
  Container,
  Group,
  Image,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_COMITENTE } from '@martelo/contracts/core/telas/comitente.telas.ts'
import { TELAS_IMPRESSOS } from '@martelo/contracts/core/telas/impressos.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarData, formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { rotuloDaSituacao } from '@martelo/domain/lotes/situacoes.ts'
import { ETAPAS_DO_BEM } from '@martelo/domain/portal/etapa-do-bem.ts'
import { formatarReais } from '@martelo/ui/reais.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { useMarca } from '../../../core/marca-atual.ts'
import { AnexosDoRegistro } from '../../../kit/anexos/anexos-do-registro.tsx'
import { NaoCarregou } from '../../../kit/ficha/nao-carregou.tsx'

type Bem = RespostaDe<Calls['GET /v1/comitentes/bens/:uid']>
const diaDe = (instante: string | null): string | null =>
  instante === null ? null : formatarData(Date.parse(instante))
const juntar = (...partes: readonly (string | number | null | false)[]): string =>
  partes.filter((p) => p !== null && p !== false && p !== '').join(' · ')

export default function BemDoComitente() {
  const { uid = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['bem-do-comitente', uid],
    queryFn: () => chamar('GET /v1/comitentes/bens/:uid', { params: { uid } }),
  })
  return (
    <Container size="lg" px={0}>
      <title>{data?.nome ?? 'Bem'}</title>
      {error && !data && <NaoCarregou erro={error} refazer={refetch} titulo="Não foi possível abrir o bem" />}
      {!data && !error && <Skeleton height={320} role="status" aria-label="Carregando" />}
      {data && <DoBem b={data} />}
    </Container>
  )
}

function DoBem({ b }: { readonly b: Bem }) {
  return (
    <Stack>
      <div>
        <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.estoque)} size="sm">
          Estoque
        </Anchor>
        <Group gap="sm">
          <Title order={1} size="h2">
            {b.nome}
          </Title>
          <Badge variant="light" tt="none">
            {ETAPAS_DO_BEM[b.etapa]}
          </Badge>
        </Group>
        <Text c="dimmed" size="sm">
          {juntar(b.placa && formatarPlaca(b.placa), b.chassi, b.anoModelo, b.tipo, b.comitente)}
        </Text>
        <Text size="sm">{`${b.patio ?? 'Fora do pátio'}, desde ${diaDe(b.desde)}`}</Text>
      </div>
      <Fotos b={b} />
      <Remocoes b={b} />
      <Laudos b={b} />
      <Lotes b={b} />
      <Despesas b={b} />
      <Card withBorder>
        <Title order={2} size="h4" mb="xs">
          Arquivos
        </Title>
        <AnexosDoRegistro entidade="veiculo" uid={b.uid} />
      </Card>
    </Stack>
  )
}

function Secao({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Card withBorder component="section" aria-label={titulo}>
      <Title order={2} size="h4" mb="xs">
        {titulo}
      </Title>
      {children}
    </Card>
  )
}

const Nada = ({ children }: { readonly children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

function Fotos({ b }: { readonly b: Bem }) {
  return (
    <Secao titulo="Fotos">
      {b.fotos.length === 0 ? (
        <Nada>Ainda não há fotos.</Nada>
      ) : (
        <SimpleGrid cols={{ base: 2, sm: 4, md: 6 }} spacing="xs">
          {b.fotos.map((f, i) => (
            <a
              key={f.uid}
              href={f.grande}
              target="_blank"
              rel="noreferrer"
              aria-label={f.legenda || `Abrir a foto ${i + 1}`}
            >
              <Image src={f.pequena} alt="" radius="sm" h={110} fit="cover" loading="lazy" />
            </a>
          ))}
        </SimpleGrid>
      )}
    </Secao>
  )
}

function Remocoes({ b }: { readonly b: Bem }) {
  return (
    <Secao titulo="Remoção">
      {b.remocoes.length === 0 && <Nada>Nenhuma remoção pedida.</Nada>}
      {b.remocoes.map((r) => (
        <div key={r.uid}>
          <Text fw={600} size="sm">{`${r.situacao}: de ${r.de} para ${r.para}`}</Text>
          <Text size="sm" c="dimmed">
            {juntar(
              `pedida em ${diaDe(r.pedidaAt)}`,
              r.prevista !== null && r.fimAt === null && `prevista para ${formatarDia(r.prevista)}`,
              r.inicioAt !== null && `coleta em ${diaDe(r.inicioAt)}`,
              r.fimAt !== null && `entregue em ${diaDe(r.fimAt)}`,
              r.valor !== null && formatarReais(r.valor),
              r.motivo,
            )}
          </Text>
        </div>
      ))}
    </Secao>
  )
}

function Laudos({ b }: { readonly b: Bem }) {
  return (
    <Secao titulo="Laudos de vistoria">
      {b.laudos.length === 0 && <Nada>Nenhuma vistoria realizada.</Nada>}
      {b.laudos.map((l) => (
        <Text key={l.uid} size="sm">
          <Anchor href={caminho(TELAS_IMPRESSOS.laudoVistoria, { hash: l.hash })} target="_blank">
            {`${l.tipo}, ${diaDe(l.em)}`}
          </Anchor>
          {l.nota !== null && ` · nota ${l.nota}`}
        </Text>
      ))}
    </Secao>
  )
}

function Lotes({ b }: { readonly b: Bem }) {
  const { tipo } = useMarca()
  return (
    <Secao titulo="Leilão, venda e prestação">
      {b.lotes.length === 0 && <Nada>Ainda não foi a leilão.</Nada>}
      <Stack gap="md">
        {b.lotes.map((l) => (
          <div key={l.lelUid}>
            <Group gap="xs">
              <Anchor
                component={Link}
                to={caminho(TELAS_COMITENTE.acompanharLeilao, { leilaoUid: l.leiUid })}
                fw={600}
                size="sm"
              >
                {`Lote ${l.numero}, ${l.leilao}, ${diaDe(l.data)}`}
              </Anchor>
              <Badge variant="light" color="gray" tt="none">
                {rotuloDaSituacao(l.situacao, tipo)}
              </Badge>
            </Group>
            <Text size="sm">
              {juntar(
                l.lance !== null && `Lance ${formatarReais(l.lance)}`,
                l.reserva !== null && `reserva ${formatarReais(l.reserva)}`,
                l.arremate !== null && `arremate ${formatarReais(l.arremate)}`,
                l.multa > 0 && `multa e correção ${formatarReais(l.multa)}`,
                l.comissao !== null && `comissão ${formatarReais(l.comissao)}`,
                l.despesas > 0 && `despesas ${formatarReais(l.despesas)}`,
              )}
            </Text>
            {l.liquido !== null && <Text size="sm" fw={700}>{`Líquido ${formatarReais(l.liquido)}`}</Text>}
            {l.venda !== null && <Text size="sm" c="dimmed">{`Venda: ${l.venda}`}</Text>}
            {l.anulacoes.map((a) => (
              <Text key={a.uid} size="sm" c="red">
                {juntar(
                  `Venda por ${formatarReais(a.valor)} anulada em ${diaDe(a.em) ?? '—'}`,
                  a.fundamento,
                  a.destino,
                )}
              </Text>
            ))}
            {l.prestacao !== null && (
              <Anchor size="sm" href={caminho(TELAS_IMPRESSOS.prestacaoImpressa, { uid: l.prestacao.uid })}>
                {juntar(
                  `Prestação ${l.prestacao.codigo}`,
                  l.prestacao.situacao === 'PAGA' ? `paga em ${diaDe(l.prestacao.pagaAt) ?? '—'}` : 'a pagar',
                )}
              </Anchor>
            )}
          </div>
        ))}
      </Stack>
    </Secao>
  )
}

function Despesas({ b }: { readonly b: Bem }) {
  if (b.despesas.length === 0) return null
  return (
    <Secao titulo="Despesas">
      {b.despesas.map((d) => (
        <Text key={d.uid} size="sm">
          {juntar(
            formatarDia(d.dia),
            d.descricao,
            formatarReais(d.valor),
            d.lancada ? 'na prestação' : 'em aberto',
          )}
        </Text>
      ))}
    </Secao>
  )
}
