// One account: registration, permissions, sellers (consignors), login history, access.
import { Badge, Button, Menu, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../parts/ficha/confirmar.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../parts/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../parts/ficha/historico.tsx'
import { EntradasDaConta } from '../../../parts/usuarios/entradas-da-conta.tsx'
import { AbaCadastroDoUsuario } from './aba-cadastro-do-usuario.tsx'
import { AbaComitentesDoUsuario } from './aba-comitentes-do-usuario.tsx'

export type UmUsuario = RespostaDe<Calls['GET /v1/usuarios/:uid']>
const LISTA = TELAS_RETAGUARDA.usuarios.path

export function meta() {
  return [{ title: TELAS_RETAGUARDA.usuario.title }]
}

export default function TelaDoUsuario() {
  const { uid = '' } = useParams()
  const consultas = useQueryClient()
  const chave = ['usuario', uid]
  const { data, error, refetch } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/usuarios/:uid', { params: { uid } }),
  })
  if (error && !data) return <FichaComErro erro={error} voltar={LISTA} refazer={() => void refetch()} />
  if (!data) return <FichaCarregando />
  const refazer = async (): Promise<void> => {
    await consultas.invalidateQueries({ queryKey: chave })
    await consultas.invalidateQueries({ queryKey: chaveDoHistorico('usuario', uid) })
  }
  return (
    <Ficha
      trilha={[['Usuários', LISTA]]}
      titulo={data.nome}
      subtitulo={data.email}
      estado={
        <Badge variant="light" tt="none" color={data.ativo ? 'teal' : 'red'}>
          {data.ativo ? 'Ativo' : 'Bloqueado'}
        </Badge>
      }
      acoes={<Acoes u={data} refazer={refazer} />}
      abas={[
        {
          id: 'cadastro',
          titulo: 'Cadastro e permissões',
          conteudo: <AbaCadastroDoUsuario key={data.versao} u={data} refazer={refazer} />,
        },
        {
          id: 'comitentes',
          titulo: `Comitentes (${data.comitentes.length})`,
          conteudo: <AbaComitentesDoUsuario u={data} refazer={refazer} />,
        },
        { id: 'entradas', titulo: 'Entradas', conteudo: <Entradas u={data} /> },
      ]}
      historico={{ entidade: 'usuario', uid }}
    />
  )
}

function Acoes({ u, refazer }: { u: UmUsuario; refazer: () => Promise<void> }) {
  const [acao, setAcao] = useState<'senha' | 'encerrar' | null>(null)
  const executar = async (): Promise<void> => {
    if (acao === null) return
    await chamar('POST /v1/usuarios/:uid/acesso', { params: { uid: u.uid }, body: { acao } })
    avisarSucesso(acao === 'senha' ? 'Endereço enviado' : 'Sessões encerradas')
    await refazer()
  }
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            Acesso
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={!u.ativo} onClick={() => setAcao('senha')}>
            Enviar endereço para escolher a senha
          </Menu.Item>
          <Menu.Item disabled={u.sessoes === 0} onClick={() => setAcao('encerrar')}>
            Encerrar as sessões ({u.sessoes})
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirmar
        aberto={acao !== null}
        titulo={acao === 'senha' ? 'Enviar o endereço?' : 'Encerrar as sessões?'}
        botao={acao === 'senha' ? 'Enviar' : 'Encerrar'}
        aoFechar={() => setAcao(null)}
        aoConfirmar={executar}
      >
        {acao === 'senha'
          ? `${u.nome} recebe em ${u.email} um endereço que vale por 48 horas.`
          : `${u.nome} precisa entrar de novo em todos os aparelhos.`}
      </Confirmar>
    </>
  )
}

function Entradas({ u }: { u: UmUsuario }) {
  if (u.entradas.length === 0) return <Text c="dimmed">Esta conta ainda não entrou.</Text>
  return <EntradasDaConta entradas={u.entradas} />
}
