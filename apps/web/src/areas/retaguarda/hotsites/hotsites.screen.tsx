// The sites that this session may dress: its own.
import { ColorSwatch, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import './hotsite.css'

type Linha = RespostaDe<Calls['GET /v1/hotsite/admin']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Site',
    largura: 320,
    valor: (l) => l.nome,
    mostrar: (l) => (
      <Group gap="md" wrap="nowrap">
        {l.logo && <img src={l.logo} alt="" className="hotsite-logo-na-lista" />}
        <div>
          <Text size="sm" fw={600}>
            {l.nome}
          </Text>
          <Text size="xs" c="dimmed">
            {l.slogan}
          </Text>
        </div>
      </Group>
    ),
  },
  { id: 'endereco', titulo: 'Endereço', valor: (l) => l.dominio ?? l.subdominio },
  { id: 'tipo', titulo: 'Tipo', valor: (l) => (l.tipo === 'loja' ? 'Loja' : 'Casa de leilões') },
  {
    id: 'cores',
    titulo: 'Cores',
    valor: (l) => l.cores.join(' '),
    mostrar: (l) => (
      <Group gap={4} wrap="nowrap">
        {l.cores.map((cor, i) => (
          // The same colour may stand in two places of the theme.
          <ColorSwatch key={`${i}${cor}`} color={cor} size={18} title={cor} />
        ))}
      </Group>
    ),
  },
  { id: 'updatedAt', titulo: 'Alterado em', valor: (l) => formatarDataHora(Date.parse(l.updatedAt)) },
]

export default function Hotsites() {
  return (
    <>
      <title>Hotsites</title>
      <Title order={1} size="h2" mb="md">
        Hotsites
      </Title>
      <Tabela<Linha>
        nome="hotsites"
        colunas={COLUNAS}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.hotsite, { id: l.id })}
        placeholder="Nome ou endereço"
        buscar={listaDe('GET /v1/hotsite/admin')}
      />
    </>
  )
}
