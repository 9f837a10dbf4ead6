// The log of talks with outside parties: what was asked, what came back, and the way to send it again.
import { Badge, Button, Stack, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { DESFECHOS } from '@martelo/domain/externo/desfechos.ts'
import { COR_DO_ENVIO, ROTULO_DO_ENVIO } from '@martelo/domain/externo/states.ts'
import { rotuloDaOperacao } from '@martelo/domain/integracoes/operacoes.ts'
import { formatarDataHora } from '@martelo/ui/relogio.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { COR_MANTINE } from '../../../parts/estados/cor.ts'
import { Gaveta } from '../../../kit/ficha/gaveta.tsx'
import type { Coluna } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { nomeDoObjeto, ObjetoDaConversa } from './objeto-da-conversa.tsx'
import { RegistroAberto } from './registro-aberto.tsx'

type Registro = RespostaDe<Calls['GET /v1/externo/registros/qb']>[number]
const BEM = new Set(['ok', 'repetido'])

const colunas = (abrir: (uid: string) => void): readonly Coluna<Registro>[] => [
  { id: 'quando', titulo: 'Quando', valor: (l) => formatarDataHora(Date.parse(l.quando)) },
  { id: 'parceiro', titulo: 'Parceiro', valor: (l) => l.parceiroTitulo },
  {
    id: 'operacao',
    titulo: 'Operação',
    valor: (l) => `${l.sentido === 'entrada' ? 'Recebido: ' : ''}${rotuloDaOperacao(l.operacao)}`,
  },
  {
    id: 'desfecho',
    titulo: 'Desfecho',
    valor: (l) => l.desfechoRotulo,
    mostrar: (l) => (
      <Stack gap={2} align="start">
        <Badge variant="light" color={BEM.has(l.desfecho) ? 'green' : 'red'}>
          {l.desfechoRotulo}
          {l.status === null ? '' : ` (${l.status})`}
        </Badge>
        {l.envioSituacao !== null && l.envioSituacao !== 'entregue' && (
          <Badge variant="outline" color={COR_MANTINE[COR_DO_ENVIO[l.envioSituacao]]}>
            {ROTULO_DO_ENVIO[l.envioSituacao]}
          </Badge>
        )}
      </Stack>
    ),
  },
  { id: 'erro', titulo: 'Erro', valor: (l) => l.erro },
  {
    id: 'duracao',
    titulo: 'Duração',
    valor: (l) => `${l.duracaoMs.toLocaleString('pt-BR')} ms`,
    direita: true,
  },
  {
    id: 'objeto',
    titulo: 'Sobre',
    valor: nomeDoObjeto,
    mostrar: (l) => <ObjetoDaConversa o={l} />,
  },
  {
    id: 'acoes',
    titulo: 'Ações',
    soAcoes: true,
    valor: () => '',
    mostrar: (l) => (
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => abrir(l.uid)}
        aria-label={`Abrir ${l.operacao} de ${formatarDataHora(Date.parse(l.quando))}`}
      >
        Abrir
      </Button>
    ),
  },
]

export default function TelaDoRegistroDeIntegracoes() {
  const [aberto, setAberto] = useState<string | null>(null)
  const { data: parceiros } = useQuery({
    queryKey: ['integracoes'],
    queryFn: () => chamar('GET /v1/externo/parceiros'),
  })
  return (
    <>
      <title>Registro de integrações</title>
      <Title order={1} size="h2" mb="md">
        Registro de integrações
      </Title>
      <Tabela<Registro>
        nome="registro-de-integracoes"
        identidade={(l) => l.uid}
        placeholder="Operação, registro, endereço ou erro"
        vazio="Nenhuma conversa com parceiros ainda"
        colunas={colunas(setAberto)}
        filtros={[
          {
            tipo: 'escolha',
            id: 'parceiro',
            rotulo: 'Parceiro',
            opcoes: (parceiros ?? []).map((p) => ({ value: p.nome, label: p.titulo })),
          },
          {
            tipo: 'escolha',
            id: 'desfecho',
            rotulo: 'Desfecho',
            opcoes: [
              { value: 'falhas', label: 'Tudo o que falhou' },
              { value: 'aConferir', label: 'Integrações a conferir' },
              { value: 'parados', label: 'Envios para ver' },
              ...Object.entries(DESFECHOS).map(([value, d]) => ({ value, label: d.rotulo })),
            ],
          },
          {
            tipo: 'escolha',
            id: 'sentido',
            rotulo: 'Sentido',
            opcoes: [
              { value: 'saida', label: 'Pedidos nossos' },
              { value: 'entrada', label: 'Avisos recebidos' },
            ],
          },
          { tipo: 'dia', id: 'de', rotulo: 'De' },
          { tipo: 'dia', id: 'ate', rotulo: 'Até' },
        ]}
        buscar={listaDe('GET /v1/externo/registros/qb')}
      />
      <Gaveta
        opened={aberto !== null}
        onClose={() => setAberto(null)}
        title="Conversa com o parceiro"
        size="lg"
      >
        {aberto !== null && <RegistroAberto key={aberto} uid={aberto} />}
      </Gaveta>
    </>
  )
}
