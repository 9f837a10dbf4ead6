// The report of an inspection: the vehicle, the grade, damages on its outline, tyres, answers, photographs, signature.
import type { Bloco, Folha } from '@martelo/contracts/impressos/documento-impresso.schemas.ts'
import type { CategoriaRespondida } from '@martelo/contracts/vistorias/vistoria.schemas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { mascarar } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { formatarPlaca } from '@martelo/domain/comum/identificadores/placa.ts'
import { CONTORNOS, lugarDaMarca } from '@martelo/domain/vistorias/contornos.ts'
import { DANOS, GRAVIDADES, type Marca } from '@martelo/domain/vistorias/danos.ts'
import { fraseDaNota } from '@martelo/domain/vistorias/nota-da-vistoria.ts'
import { ESTADOS_DO_PNEU, pneusDe } from '@martelo/domain/vistorias/respostas.ts'
import type { TipoDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { qrSvg } from '../../core/impressao/qr-svg.ts'
import { laudoDaVistoria } from '../vistorias/door.ts'
import { logoImpresso } from './montar-impresso.ts'
import { dados } from './partes-da-folha.ts'

const VISIVEIS = 4
const quando = (d: Date | null): string | null => (d === null ? null : formatarDataHora(d.getTime()))

export async function folhaDoLaudo(ctx: Ctx, hash: string): Promise<readonly Folha[] | null> {
  const laudo = await laudoDaVistoria(ctx, hash)
  if (laudo === null) return null
  const { v, inteiro, categorias } = laudo
  const oculto = (t: string | null): string | null => (t === null || inteiro ? t : mascarar(t, VISIVEIS))
  const endereco = `${ctx.origem}/laudo-vistoria/${hash}`
  const blocos: Bloco[] = [
    dados('Veículo', [
      ['Nome', v.veiculo],
      ['Placa', oculto(v.placa && formatarPlaca(v.placa))],
      ['Chassi', oculto(v.chassi)],
    ]),
    dados('Vistoria', [
      ['Tipo', `${v.tipo}, versão ${v.versaoDasPerguntas}${v.saidaPatio ? ', saída do pátio' : ''}`],
      ['Vistoriador', v.vistoriador],
      ['Pátio', v.patio],
      ['Início', quando(v.dataInicio)],
      ['Fim', quando(v.dataFim)],
      ['Sincronizada em', quando(v.sincronizadaEm)],
      ['Nota', v.nota && `${v.nota} (${v.pontos ?? 0} pontos): ${fraseDaNota(v.nota)}`],
    ]),
    ...categorias.flatMap((c) => daCategoria(c, laudo.enderecoDaFoto)),
  ]
  if (!inteiro)
    blocos.unshift({ tipo: 'aviso', texto: 'Placa e chassi estão parcialmente ocultos.', alerta: false })
  return [
    {
      titulo: 'Laudo de vistoria',
      numero: `Vistoria ${v.id}`,
      casa: { nome: ctx.hotsite.nome, logo: logoImpresso(ctx) },
      cabecalho: [],
      emitidoAt: new Date(ctx.agora).toISOString(),
      marca: null,
      completo: true,
      conferencia: { endereco, qrcode: await qrSvg(endereco) },
      blocos,
    },
  ]
}

function daCategoria(c: CategoriaRespondida, enderecoDe: (uid: string) => string): Bloco[] {
  const { tipoImagem } = c
  const blocos: Bloco[] = []
  const emLinha = c.itens.filter((i) => i.resposta.length > 0 && i.tipo !== 'pneus' && i.fotos.length === 0)
  if (tipoImagem !== null)
    for (const i of c.itens)
      if (i.tipo === 'marcacao' && i.recebidaEm !== null) blocos.push(mapa(i.nome, tipoImagem, i.marcacoes))
  for (const i of c.itens)
    if (i.tipo === 'pneus' && i.resposta.length > 0)
      blocos.push({
        tipo: 'tabela',
        titulo: i.nome,
        colunas: [
          { titulo: 'Roda', peso: 2, nomeia: true },
          { titulo: 'Estado', peso: 2 },
        ],
        linhas: pneusDe(i.resposta).map(([roda, estado]) => [roda, ESTADOS_DO_PNEU[estado]]),
      })
  if (emLinha.length > 0)
    blocos.push(
      dados(
        c.nome,
        emLinha.map(
          (i) => [i.nome, [i.resposta.join(', '), i.observacao].filter(Boolean).join('. ')] as const,
        ),
      ),
    )
  const fotos = c.itens.flatMap((i) => i.fotos.map((f) => ({ endereco: enderecoDe(f.uid), legenda: i.nome })))
  if (fotos.length > 0) blocos.push({ tipo: 'fotos', titulo: c.nome, fotos })
  return blocos
}

function mapa(titulo: string, imagem: TipoDeImagem, marcas: readonly Marca[]): Bloco {
  const { largura, altura, vistas } = CONTORNOS[imagem]
  return {
    tipo: 'desenho',
    titulo,
    largura,
    altura,
    tracos: vistas.flatMap((v) =>
      v.tracos.map((d) => ({ d, x: v.x, y: v.y, espelha: v.espelhada ? v.largura : null })),
    ),
    pontos: marcas.map((m, i) => ({
      x: (m.x * largura) / 1000,
      y: (m.y * altura) / 1000,
      rotulo: String(i + 1),
    })),
    legendas:
      marcas.length === 0
        ? ['Sem danos marcados.']
        : marcas.map(
            (m, i) =>
              `${i + 1}. ${DANOS[m.dano].rotulo} (${GRAVIDADES[m.gravidade].toLowerCase()}): ${lugarDaMarca(imagem, m)}`,
          ),
  }
}
