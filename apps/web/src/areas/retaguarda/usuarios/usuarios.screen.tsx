// Accounts of the site: who works here with which roles, who is blocked, who entered last.
import { Badge, Button, Group, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { PAPEIS } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { useState } from 'react'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { NovoUsuario } from './novo-usuario.tsx'

type Linha = RespostaDe<Calls['GET /v1/usuarios/qb']>[number]

const COLUNAS: readonly Coluna<Linha>[] = [
  {
    id: 'nome',
    titulo: 'Usuário',
    largura: 260,
    valor: (l) => l.nome,
    ordenavel: true,
    mostrar: (l) => (
      <>
        <Text size="sm" fw={600}>
          {l.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {[l.email, l.nomeUsuario].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  {
    id: 'papeis',
    titulo: 'Papéis',
    largura: 320,
    valor: (l) => l.papeis.join(', '),
    mostrar: (l) => (
      <Group gap={4}>
        {l.papeis.map((p) => (
          <Badge key={p} variant="light" tt="none" color={p === 'ADM' ? 'red' : 'blue'}>
            {p}
          </Badge>
        ))}
      </Group>
    ),
  },
  {
    id: 'ativo',
    titulo: 'Situação',
    valor: (l) => (l.ativo ? 'Ativo' : 'Bloqueado'),
    mostrar: (l) => (
      <Badge variant="light" tt="none" color={l.ativo ? 'teal' : 'red'}>
        {l.ativo ? 'Ativo' : 'Bloqueado'}
      </Badge>
    ),
  },
  {
    id: 'ultimoAcessoAt',
    titulo: 'Último acesso',
    ordenavel: true,
    valor: (l) => (l.ultimoAcessoAt ? formatarDataHora(Date.parse(l.ultimoAcessoAt)) : 'Nunca'),
  },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'quem',
    rotulo: 'Quem',
    tipo: 'escolha',
    opcoes: [
      { value: 'casa', label: 'Da casa' },
      { value: 'clientes', label: 'Clientes' },
    ],
  },
  { id: 'papel', rotulo: 'Papel', tipo: 'escolha', opcoes: PAPEIS.map((p) => ({ value: p, label: p })) },
  {
    id: 'ativo',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: [
      { value: 'sim', label: 'Ativos' },
      { value: 'nao', label: 'Bloqueados' },
    ],
  },
]

export function meta() {
  return [{ title: TELAS_RETAGUARDA.usuarios.title }]
}

export default function Usuarios() {
  const [criando, setCriando] = useState(false)
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Usuários
        </Title>
        <Button onClick={() => setCriando(true)}>Novo usuário</Button>
      </Group>
      <Tabela<Linha>
        nome="usuarios"
        colunas={COLUNAS}
        filtros={FILTROS}
        buscar={listaDe('GET /v1/usuarios/qb')}
        identidade={(l) => l.uid}
        abrir={(l) => caminho(TELAS_RETAGUARDA.usuario, { uid: l.uid })}
        placeholder="Nome, e-mail ou nome de usuário"
        vazio="Nenhum usuário com estes filtros"
      />
      <NovoUsuario aberto={criando} aoFechar={() => setCriando(false)} />
    </>
  )
}
