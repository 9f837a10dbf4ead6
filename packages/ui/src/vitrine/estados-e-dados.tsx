/** Specimens: tabs, accordion, timeline, table, loading, empty, failed, offline, colours. */
import { Accordion } from '../accordion.tsx'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Countdown, useRelogio } from '../countdown.tsx'
import { RelativeTime } from '../relative-time.tsx'
import { IconHeart } from '../icones.tsx'
import { Money } from '../money.tsx'
import { Breadcrumbs } from '../navigation.tsx'
import { Pagination } from '../pagination.tsx'
import { Photo } from '../photo.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Loading, Skeleton, SkeletonText } from '../skeleton.tsx'
import { OfflineBanner } from '../offline-banner.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { Table } from '../table.tsx'
import { Tabs } from '../tabs.tsx'
import { Timeline } from '../timeline.tsx'
import { Linha, Secao } from './secao.tsx'

export function Relogios() {
  const { renderizadoEm: agora } = useRelogio()
  const S = 1000
  return (
    <Secao
      titulo="Relógios e valores"
      nota="Seguem a hora do servidor; leitores de tela ouvem o fim, não os segundos."
    >
      <Linha>
        <Countdown fim={agora + 9 * S} size="l" />
        <Countdown fim={agora + 754 * S} size="l" />
        <Countdown fim={agora + 15_129 * S} size="l" />
        <Countdown fim={agora + 273_600 * S} size="l" />
        <Countdown fim={agora} size="l" />
        <Countdown fim={agora} paradoEmMs={48 * S} size="l" />
      </Linha>
      <Linha>
        <RelativeTime instante={agora - 190 * S} />
        <RelativeTime instante={agora + 7300 * S} />
        <Money centavos={4_850_000} />
        <Money centavos={99_999_999_999} size="l" />
        <Money centavos={-12_345} />
      </Linha>
    </Secao>
  )
}

function Historico() {
  const { renderizadoEm } = useRelogio()
  const lances: [string, string, number][] = [
    ['joao_mg', 'Uberlândia/MG', 4_800_000],
    ['dirceu77', 'Campinas/SP', 4_750_000],
    ['auto_center_sul', 'Porto Alegre/RS', 4_700_000],
  ]
  return (
    <Table caption="Histórico de lances">
      <thead>
        <tr>
          <th scope="col">Apelido</th>
          <th scope="col">Cidade</th>
          <th scope="col">Quando</th>
          <th scope="col" data-numeric="">
            Valor
          </th>
        </tr>
      </thead>
      <tbody>
        {lances.map(([apelido, cidade, valor], i) => (
          <tr key={apelido}>
            <th scope="row">
              <span className="vitrine__person">
                <Avatar nome={apelido} size="s" /> {apelido}
              </span>
            </th>
            <td>{cidade}</td>
            <td>
              <RelativeTime instante={renderizadoEm - (i + 1) * 95_000} />
            </td>
            <td data-numeric="">
              <Money centavos={valor} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function Organizacao() {
  return (
    <Secao titulo="Organização">
      <Breadcrumbs
        items={[
          { label: 'Início', href: '#inicio' },
          { label: 'Carros', href: '#carros' },
          { label: 'Fiat', href: '#fiat' },
          { label: 'Fiat Toro Volcano 2.0 Diesel 4x4 lote 042' },
        ]}
      />
      <Tabs
        label="Partes do lote"
        tabs={[
          { id: 'lances', label: 'Lances', content: <Historico /> },
          { id: 'vistoria', label: 'Vistoria', content: <p>Motor e câmbio testados no pátio.</p> },
          {
            id: 'local',
            label: 'Local e visitação',
            content: <p>Visitas de segunda a sexta, das 9h às 17h.</p>,
          },
        ]}
      />
      <Accordion
        group="perguntas"
        items={[
          {
            id: 'a',
            title: 'Como funciona a comissão?',
            content: '5% sobre o valor do lance, pagos com o lote.',
            open: true,
          },
          { id: 'b', title: 'Posso visitar o veículo antes?', content: 'Sim, com hora marcada no pátio.' },
          {
            id: 'c',
            title: 'E se o meu lance ficar condicional?',
            content: 'O comitente responde em até 3 dias úteis.',
          },
        ]}
      />
      <Pagination page={5} pages={12} href={(pagina) => `#pagina-${pagina}`} />
    </Secao>
  )
}

export function Andamento() {
  const passos = [
    { id: 'a', titulo: 'Arrematado', estado: 'feito', quando: '18/11/2026 15:42' },
    {
      id: 'b',
      titulo: 'Pagamento',
      estado: 'feito',
      quando: '19/11/2026 10:05',
      descricao: 'PIX de R$ 51.350,00',
    },
    {
      id: 'c',
      titulo: 'Validação',
      estado: 'problema',
      quando: 'hoje',
      descricao: 'O comprovante veio de outra pessoa. Envie um da sua conta.',
      acao: <Button variant="primary">Enviar comprovante</Button>,
    },
    { id: 'd', titulo: 'Retirada', estado: 'atual' },
    { id: 'e', titulo: 'Documentos', estado: 'futuro' },
  ] as const
  return (
    <Secao titulo="Andamento">
      <div className="vitrine__form">
        <Timeline label="Andamento da compra" passos={passos} />
        <div>
          <Timeline label="Cadastro" passos={passos.filter((p) => p.id !== 'c')} compact />
          <div className="vitrine__stack" style={{ marginTop: 'var(--space-8)' }}>
            <ProgressBar label="Enviando documento" value={42} valueText="42%" />
            <ProgressBar label="Processando planilha" />
            <Linha>
              <Avatar nome="Maria das Dores Souza" size="l" />
              <Avatar nome="João de Deus" />
              <Avatar nome="Ana" size="s" />
            </Linha>
          </div>
        </div>
      </div>
    </Secao>
  )
}

export function Estados() {
  return (
    <Secao titulo="Estados da tela">
      <div className="vitrine__states">
        <Card>
          <Loading label="Carregando lotes">
            <Skeleton ratio="4 / 3" />
            <div className="vitrine__stack" style={{ marginTop: 'var(--space-4)' }}>
              <Skeleton width="40%" />
              <SkeletonText />
              <Skeleton width="55%" height="1.75rem" />
            </div>
          </Loading>
        </Card>
        <Card>
          <EmptyState
            icon={IconHeart}
            title="Nenhum favorito ainda"
            description="Toque no coração de um lote para acompanhar o valor daqui."
            actions={<Button variant="primary">Explorar lotes</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} requestId="9f2c1b7a-0d41" />
        </Card>
        <div className="vitrine__stack">
          <Photo foto={null} />
          <Photo foto={{ src: 'data:image/png;base64,AA', alt: 'traseira' }} priority />
        </div>
      </div>
      <OfflineBanner reconnecting />
    </Secao>
  )
}
