import type { Feature } from '../../platform/features/feature'
import { FoodReminderEntity } from './food-reminder.entity'
import { sendDueReminders } from './food-reminders.service'
import { PetEntity } from './pet.entity'
import { petFoodMail } from './pet-mails'
import { PetFoodResolver, PetResolver, PetsResolver } from './pets.resolver'
import { petsPersonalData } from './pets-personal-data'

export const pets: Feature = {
  dependencies: ['accounts', 'mail', 'orders', 'products'],
  entities: [PetEntity, FoodReminderEntity],
  resolvers: [PetsResolver, PetResolver, PetFoodResolver],
  mails: { petFood: { purpose: 'order', compose: petFoodMail } },
  personalData: petsPersonalData,
  // With none due, it reads one index.
  jobs: ({ db }) => [{ name: 'food-reminders', minutes: 15, run: () => sendDueReminders(db) }],
}
