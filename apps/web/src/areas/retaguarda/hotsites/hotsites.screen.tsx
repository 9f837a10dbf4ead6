// The sites that this session may dress: its own, or all of them for the platform's administrators.
import { Badge, Button, ColorSwatch, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro } from '../../../core/mantine/avisos.ts'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { EnderecoDoHotsite, nomeDaSituacao } from './endereco-do-hotsite.tsx'
import './hotsite.css'

type Linha = RespostaDe<Calls['GET /v1/hotsite/admin']>[number]

const situacao: Coluna<Linha> = {
  id: 'ativo',
  titulo: 'Situação',
  valor: nomeDaSituacao,
  mostrar: (l) => (
    <Badge variant="light" color={!l.ativo ? 'gray' : l.emPreparacao ? 'yellow' : 'teal'}>
      {nomeDaSituacao(l)}
    </Badge>
  ),
}

const colunasDe = (plataforma: boolean): readonly Coluna<Linha>[] => [
  {
    id: 'nome',
    titulo: 'Site',
    largura: 260,
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
  ...(plataforma ? [situacao] : []),
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
  const consultas = useQueryClient()
  const { data } = useQuery({
    queryKey: ['hotsites-da-plataforma'],
    queryFn: () => chamar('GET /v1/hotsite/admin', { query: { pagina: 1, porPagina: 1 } }),
  })
  const plataforma = data?.[0]?.plataforma ?? false
  const [mudando, setMudando] = useState<Linha | null>(null)
  const entrar = (l: Linha): void => {
    chamar('POST /v1/hotsite/admin/:id/entrar', { params: { id: l.id } })
      .then(({ endereco }) => location.assign(endereco))
      .catch(avisarErro)
  }
  const acoes: Coluna<Linha> = {
    id: 'acoes',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    mostrar: (l) => (
      <Group gap="xs" wrap="nowrap" onClick={(e) => e.stopPropagation()}>
        <Button size="compact-xs" variant="default" onClick={() => setMudando(l)}>
          Endereço
        </Button>
        {!l.minha && l.ativo && (
          <Button size="compact-xs" variant="default" onClick={() => entrar(l)}>
            Entrar
          </Button>
        )}
      </Group>
    ),
  }
  return (
    <>
      <title>Hotsites</title>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Hotsites
        </Title>
        {plataforma && (
          <Button component={Link} to={TELAS_RETAGUARDA.novoHotsite.path}>
            Novo hotsite
          </Button>
        )}
      </Group>
      <Tabela<Linha>
        nome="hotsites"
        colunas={plataforma ? [...colunasDe(true), acoes] : colunasDe(false)}
        identidade={(l) => l.uid}
        abrir={(l) =>
          l.minha ? caminho(TELAS_RETAGUARDA.hotsite, { id: l.id }) : TELAS_RETAGUARDA.hotsites.path
        }
        placeholder="Nome ou endereço"
        buscar={listaDe('GET /v1/hotsite/admin')}
      />
      {mudando && (
        <EnderecoDoHotsite
          h={mudando}
          fechar={(mudou) => {
            setMudando(null)
            if (mudou) void consultas.invalidateQueries({ queryKey: ['hotsites'] })
          }}
        />
      )}
    </>
  )
}
