// One account: registration, permissions, sellers (consignors), login history, access.
import { Badge, Button, Menu, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { PatiosDaPessoa } from '../../../parts/usuarios/patios-da-pessoa.tsx'
import { EntradasDaConta } from '../../../parts/usuarios/entradas-da-conta.tsx'
import { AbaAcessoDoUsuario } from './aba-acesso-do-usuario.tsx'
import { AbaPermissoesDoUsuario } from './aba-permissoes-do-usuario.tsx'
import { AbaPlataformasDoUsuario } from './aba-plataformas-do-usuario.tsx'
import { Representar } from './representar.tsx'
import { AbaCadastroDoUsuario } from './aba-cadastro-do-usuario.tsx'
import { EmitirAcesso } from './emitir-acesso.tsx'
import { AbaComitentesDoUsuario } from './aba-comitentes-do-usuario.tsx'

export type UmUsuario = RespostaDe<Calls['GET /v1/usuarios/:uid']>
const LISTA = TELAS_RETAGUARDA.usuarios.path

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
    <>
      <title>{`${data.nome} | Usuários`}</title>
      <Ficha
        trilha={[['Usuários', LISTA]]}
        titulo={data.nome}
        subtitulo={data.email}
        estado={
          <Badge variant="light" tt="none" color={data.ativo ? 'teal' : 'red'}>
            {data.ativo ? 'Ativo' : 'Bloqueado'}
          </Badge>
        }
        acoes={
          <>
            <Representar u={data} />
            <Acoes u={data} refazer={refazer} />
          </>
        }
        abas={[
          {
            id: 'acesso',
            titulo: 'Acesso',
            conteudo: <AbaAcessoDoUsuario u={data} refazer={refazer} />,
          },
          {
            id: 'cadastro',
            titulo: 'Cadastro',
            conteudo: <AbaCadastroDoUsuario key={data.versao} u={data} refazer={refazer} />,
          },
          {
            id: 'comitentes',
            titulo: `Comitentes (${data.comitentes.length})`,
            conteudo: <AbaComitentesDoUsuario u={data} refazer={refazer} />,
          },
          {
            id: 'patios',
            titulo: `Pátios (${data.patios.length})`,
            conteudo: <PatiosDaPessoa key={data.patios.length} u={data} refazer={refazer} />,
          },
          {
            id: 'permissoes',
            titulo: 'Permissões',
            conteudo: <AbaPermissoesDoUsuario u={data} refazer={refazer} />,
          },
          {
            id: 'plataformas',
            titulo: 'Plataformas',
            conteudo: <AbaPlataformasDoUsuario u={data} refazer={refazer} />,
          },
          { id: 'entradas', titulo: 'Entradas', conteudo: <Entradas u={data} /> },
        ]}
        historico={{ entidade: 'usuario', uid }}
      />
    </>
  )
}

type Acao = 'senha' | 'encerrar' | 'emitidos' | 'segundo-fator'
const TEXTOS: Readonly<
  Record<Acao, { titulo: string; botao: string; feito: string; diz: (u: UmUsuario) => string }>
> = {
  senha: {
    titulo: 'Enviar o endereço?',
    botao: 'Enviar',
    feito: 'Endereço enviado',
    diz: (u) => `${u.nome} recebe em ${u.email} um endereço que vale por 48 horas.`,
  },
  encerrar: {
    titulo: 'Encerrar as sessões?',
    botao: 'Encerrar',
    feito: 'Sessões encerradas',
    diz: (u) => `${u.nome} precisa entrar de novo em todos os aparelhos.`,
  },
  emitidos: {
    titulo: 'Anular os acessos emitidos?',
    botao: 'Anular',
    feito: 'Acessos anulados',
    diz: (u) =>
      u.acessosEmitidos
        .map((a) => `Emitido por ${a.por}, até ${formatarDataHora(Date.parse(a.expira))}: ${a.motivo}`)
        .join('. '),
  },
  'segundo-fator': {
    titulo: 'Desligar o código do aplicativo?',
    botao: 'Desligar',
    feito: 'Código do aplicativo desligado',
    diz: (u) =>
      `Para quem perdeu o aparelho: ${u.nome} entra só com a senha até ligar outro aplicativo. Confirme antes que é mesmo a pessoa.`,
  },
}

function Acoes({ u, refazer }: { u: UmUsuario; refazer: () => Promise<void> }) {
  const [acao, setAcao] = useState<Acao | null>(null)
  const [emitindo, setEmitindo] = useState(false)
  const anular = (oque: 'emitidos' | 'segundo-fator') =>
    chamar('POST /v1/usuarios/:uid/acesso-unico/anular', { params: { uid: u.uid }, body: { oque } })
  const executar = async (): Promise<void> => {
    if (acao === null) return
    if (acao === 'emitidos' || acao === 'segundo-fator') await anular(acao)
    else await chamar('POST /v1/usuarios/:uid/acesso', { params: { uid: u.uid }, body: { acao } })
    avisarSucesso(TEXTOS[acao].feito)
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
          <Menu.Item disabled={!u.ativo || u.eu} onClick={() => setEmitindo(true)}>
            Emitir acesso de uso único
          </Menu.Item>
          <Menu.Item disabled={u.acessosEmitidos.length === 0} onClick={() => setAcao('emitidos')}>
            Anular os acessos emitidos ({u.acessosEmitidos.length})
          </Menu.Item>
          <Menu.Item disabled={u.segundoFatorAt === null || u.eu} onClick={() => setAcao('segundo-fator')}>
            Desligar o código do aplicativo
          </Menu.Item>
          <Menu.Item disabled={u.sessoes === 0} onClick={() => setAcao('encerrar')}>
            Encerrar as sessões ({u.sessoes})
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirmar
        aberto={acao !== null}
        titulo={TEXTOS[acao ?? 'senha'].titulo}
        botao={TEXTOS[acao ?? 'senha'].botao}
        aoFechar={() => setAcao(null)}
        aoConfirmar={executar}
      >
        {TEXTOS[acao ?? 'senha'].diz(u)}
      </Confirmar>
      <EmitirAcesso
        u={u}
        aberto={emitindo}
        aoFechar={() => {
          setEmitindo(false)
          void refazer()
        }}
      />
    </>
  )
}

function Entradas({ u }: { u: UmUsuario }) {
  if (u.entradas.length === 0) return <Text c="dimmed">Esta conta ainda não entrou.</Text>
  return <EntradasDaConta entradas={u.entradas} />
}
